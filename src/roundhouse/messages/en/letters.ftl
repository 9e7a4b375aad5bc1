# The link in each letter that ends them.
letters-why = You’re getting this email because it’s your turn at Roundhouse. To stop these emails: { $link }
letters-stop = Stop emails to { $mail }?
letters-stop-about = Your address is removed from your account, so it can no longer be used to reset a password either. You can enter it again whenever you like.
letters-stop-go = Stop emails
letters-stopped = No more emails
letters-stopped-about = We won’t email { $mail } again.
