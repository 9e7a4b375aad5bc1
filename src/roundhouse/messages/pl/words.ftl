# O samych słowach.
cli-messages-written = Wszystkie zdania zapisano w { $path }.
