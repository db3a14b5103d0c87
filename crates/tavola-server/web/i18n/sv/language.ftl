# The language itself.
language-name = Svenska
