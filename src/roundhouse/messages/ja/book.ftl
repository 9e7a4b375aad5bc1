# The players' books, and looking things up in books and rules.
book-books = プレイヤーズブック
book-of = { $title }：プレイヤーズブック
book-about = はじめて盤を見るところから、めったに起こらない場面まで。かっこ内のルール番号から条文へ進めます。
book-contents = 章
book-ask = ルールを調べる
book-find = 検索
book-nothing = 「{ $asked }」に当てはまるものはありません。別の言葉か、短い言葉で試してください。
book-kind-book = ブック
book-kind-rules = ルール全文
cli-book-none = 「{ $title }」のプレイヤーズブックはありません。あるもの：{ $known }。
