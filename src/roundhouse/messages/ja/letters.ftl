# メールを止めるためのリンク。どのメールにもある。
letters-why = Roundhouseであなたの番になったため、このメールをお送りしました。今後メールを受け取らない場合：{ $link }
letters-stop = { $mail }へのメールを止めますか？
letters-stop-about = アドレスがアカウントから削除され、パスワードの再設定にも使えなくなります。いつでももう一度登録できます。
letters-stop-go = メールを止める
letters-stopped = メールを止めました
letters-stopped-about = 今後{ $mail }にメールは届きません。
