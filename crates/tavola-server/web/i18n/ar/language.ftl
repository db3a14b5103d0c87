# The language itself.
language-name = العربية
