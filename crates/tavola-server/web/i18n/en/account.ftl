# Registering, signing in, one's own page.

nav-account = Your account
account-nav-login = Sign in
account-title = Your account
account-register = Register
account-register-lead = You keep everything: your matches, your seats and what you have learned. In another browser you sign in with your name and password.
account-keeps = { $n ->
    [one] Your match under way goes on as it is.
   *[other] Your { $n } matches under way go on as they are.
  }
account-have = Registered already?
account-new = Not registered yet?
account-login = Sign in
account-logout = Sign out here
account-name-note = At most 24 characters. Nobody else can play under it.
account-password = Password
account-password-note = At least { $least } characters. Several words with blanks between them are good, and any sign counts. Keep it well: there is no other way back in yet.
account-password-short = That password is too short: use at least { $least } characters, for example four words. Go back and choose another one.
account-password-long = That password is too long: it has more than { $most } bytes. Go back and choose a shorter one.
account-password-guessed = That password is too easy to guess: it is a common one, a pattern, or made of your name. Go back and choose another one.
account-wrong = No player has that name and that password. Go back and try again.
account-left = This browser plays as { $name } and has { $n ->
    [one] one match
   *[other] { $n } matches
  } under way. If you sign in as somebody else, this browser leaves them behind, and nobody can play on for { $name }.
account-leave = Sign in and leave them behind
account-leaves-matches = The guest of this browser has matches under way. Go back and say that you leave them behind, or play them first.
account-registered-already = You are registered and signed in already.
account-called = You play as { $name }. The name is yours alone.
account-guest = You play as a guest. Once registered you can sign in anywhere, and your name is yours alone.
name-taken = A registered player has that name. Choose another one; if it is yours, sign in.
