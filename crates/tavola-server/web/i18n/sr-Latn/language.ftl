# The language itself.
language-name = Srpski (latinica)
