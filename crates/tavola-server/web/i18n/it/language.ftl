# The language itself.
language-name = Italiano
