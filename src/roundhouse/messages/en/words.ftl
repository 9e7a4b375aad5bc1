# What is said of the words themselves.
cli-messages-written = Wrote every sentence to { $path }.
