# The language itself.
language-name = Íslenska
