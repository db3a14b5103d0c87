# The language itself.
language-name = Türkçe
