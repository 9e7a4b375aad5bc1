# 何人で遊ぶか。
pages-players-or-alone = { $low }～{ $high }人用（1人でも可）
