# 言葉そのものについて。
cli-messages-written = すべての文を{ $path }に書き出しました。
