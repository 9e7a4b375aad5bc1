# О самих словах.
cli-messages-written = Все предложения записаны в { $path }.
