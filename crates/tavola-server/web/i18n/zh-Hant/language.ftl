# The language itself.
language-name = 繁體中文
