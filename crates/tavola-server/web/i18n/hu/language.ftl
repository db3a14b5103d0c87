# The language itself.
language-name = Magyar
