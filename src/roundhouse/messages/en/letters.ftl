# The link in each letter that ends them.
letters-why = You get this letter because it is your turn at Roundhouse. No more of them: { $link }
letters-stop = Stop emails to { $mail }?
letters-stop-about = Your address is removed from your account, so it can no longer be used to reset a password either. You can enter it again whenever you like.
letters-stop-go = Stop emails
letters-stopped = No more emails
letters-stopped-about = Emails no longer go to { $mail }.
