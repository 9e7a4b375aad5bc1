# 名前とログイン：断る理由
accounts-weak-password = このパスワードはすぐに推測されます（プログラムなら約{ $guesses }回）。関係のない単語をいくつか並べるか、ブラウザーに作らせてください。
accounts-odd-name = 名前に{ $character }は使えません。目に見えないか、文字の向きを変える文字です。取り除いてください。
accounts-name-taken = 「{ $name }」はほかの人の名前と見分けにくいため使えません。別の名前にしてください。
accounts-link-spent = このリンクは使用済みか、期限が切れています。新しいリンクを取得してください。
accounts-passkey-refused = このパスキーはここでは使えないか、要求の期限が切れています。もう一度試すか、パスワードでログインしてください。
accounts-banned = このサーバーは利用できません。管理者に問い合わせてください。
accounts-muted = 今は発言できません。管理者に問い合わせてください。
accounts-reads-only = このトークンでは閲覧しかできません。自分の名前のページの「ログインとセキュリティ」で、プレイもできるトークンを作ってください。
accounts-signed-in-only = プログラムのトークンではできません。ブラウザーでログインしてください。
accounts-table-is-private = 非公開のテーブルです。観戦するにはプレイヤーからリンクをもらってください。自分がプレイヤーなら、先にログインしてください。
accounts-not-at-table = 発言できるのは、このテーブルのプレイヤーと招待された人だけです。
accounts-seat-was-anothers = { $at }手目の時点では別の人の席でした。その時に見えていたものは、ゲームが終わるまで公開されません。
accounts-would-show-secrets = すでにこのテーブルで遊んでいて、この席からは自分に隠されているものが見えてしまいます。ボットかほかの人に譲ってください。

accounts-security = ログインとセキュリティ
accounts-security-about = ログイン中の端末、別の端末、プログラム用トークン、パスワード、自分のデータ。
accounts-sessions = ログイン中の端末
accounts-sessions-about = 心当たりのないものは無効にしてください。その端末はすぐにログアウトされます。
accounts-unknown-device = 不明な端末
accounts-this-device = この端末
accounts-used = { $since }から · 最終利用 { $last }
accounts-revoke = 無効にする
accounts-revoke-named = 無効にする：{ $name }
accounts-revoke-all = この端末以外をすべて無効にする
accounts-device-about = スマートフォンや別のパソコンで自分のテーブルを開くためのリンクです。10分以内に一度だけ使えます。
accounts-device-make = リンクを作る
accounts-device-once = 10分以内に別の端末で開いてください。使えるのは一度だけです。ほかの人には見せないでください。
accounts-passkeys = パスキー
accounts-passkeys-about = パスワードの代わりに、指紋、顔、画面ロックでログインできます。鍵は端末に残り、サーバーにあるのは照合用の値だけです。
accounts-passkey-add = パスキーを追加
accounts-passkey-name = パスキーの名前
accounts-passkey-rename = 名前を変える
accounts-passkey-enter = パスキーでログイン
accounts-passkey-cancelled = パスキーは使われませんでした。もう一度試すか、パスワードでログインしてください。
accounts-tokens = プログラム用トークン
accounts-tokens-about = トークンを持つプログラムは、あなたとしてテーブルを閲覧したり、プレイしたりできます。ログイン方法を変えることはできません。
accounts-token-new = 新しいトークン
accounts-token-once = 今すぐコピーしてください。表示は一度だけで、サーバーに残るのは照合用の値だけです。
accounts-token-name = 用途
accounts-token-may = できること
accounts-token-reads = 閲覧のみ
accounts-token-plays = 閲覧とプレイ
accounts-token-for = 有効期間
accounts-token-used = 最終利用 { $last } · { $until }まで有効
accounts-token-make = トークンを作る
accounts-days =
    { $count ->
        [365] 1年
       *[other] { $count }日
    }
accounts-current-password = 現在のパスワード
accounts-new-password = 新しいパスワード
accounts-password-about = 10文字以上。関係のない単語をいくつか並べるか、ブラウザーに作らせてください。
accounts-change-password = パスワードを変える
accounts-change-password-about = ほかの端末はすべてログアウトされ、プログラム用トークンとパスキーも無効になります。
accounts-mail-sent = { $mail }にメールを送りました。一日以内にメールのリンクを開いて、アドレスを確認してください。
accounts-mail-confirmed = 確認済み
accounts-mail-waits = 未確認
accounts-mail-about = パスワードを忘れたときと、自分の番のお知らせに使います。不要なら空欄にしてください。
accounts-data = 自分のデータ
accounts-data-about = このサーバーにある自分に関するすべてを、一つのファイルで受け取れます。
accounts-data-get = データをダウンロード
accounts-delete = アカウントを削除する
accounts-delete-about = 名前、アドレス、発言、ほかの人のいないテーブルが削除されます。ほかの人のいるテーブルは続き、あなたの席は空席になります。元には戻せません。
accounts-delete-name = 確認のため、名前を入力してください：{ $name }
accounts-delete-go = 完全に削除する
accounts-forgotten = パスワードを忘れたとき
accounts-forgotten-about = 確認済みのメールアドレスにリンクを送ります。そのリンクから新しいパスワードを設定できます。
accounts-forgotten-go = リンクを送る
accounts-forgotten-sent = 該当するアカウントと確認済みのアドレスがあれば、メールをお送りしました。リンクは1時間有効です。
accounts-forgotten-no-mail = このサーバーはメールを送りません。新しいパスワードを設定するリンクは、管理者に頼んでください。
accounts-name-or-mail = 名前またはメールアドレス
accounts-recover = { $name }さんの新しいパスワード
accounts-confirm = { $mail }はあなたのアドレスですか？
accounts-confirm-about = 自分でここに入力した場合だけ確認してください。そうでなければ、このページを閉じてください。以後メールは届きません。
accounts-confirm-go = はい、確認します
accounts-confirm-done = アドレスを確認しました
accounts-confirm-done-about = 今後のメールは{ $mail }に届きます。
accounts-letter-confirm =
    { $name }さん

    このメールアドレスがRoundhouseで入力されました。ご本人の場合は、一日以内に次のリンクを開いてください。

    { $link }

    心当たりがなければ、何もしないでください。以後メールは届きません。
accounts-letter-recover =
    { $name }さん

    1時間以内に次のリンクを開いて、新しいパスワードを設定してください。

    { $link }

    心当たりがなければ、何もしないでください。パスワードは変わりません。

accounts-seat-bot = { $by }が{ $was }の席をボット「{ $name }」に譲りました。
accounts-seat-open = { $by }が{ $was }の席を、リンクを持つ人に開放しました。
accounts-seat-taken = { $name }が{ $was }の席に着きました。
accounts-somebody = 誰か
accounts-watchers = 観戦
accounts-watchers-open = このリンクを持つ人は観戦とチャットができます。
accounts-watchers-closed = 非公開のテーブルです。見られるのはプレイヤーだけです。
accounts-watchers-make = リンクで観戦できるようにする
accounts-watchers-end = このリンクを無効にする
accounts-chat-closed = 発言できるのは、プレイヤーと招待された人だけです。
