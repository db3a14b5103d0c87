# Registering, signing in, one's own page.

nav-account = Your account
account-nav-login = Sign in
account-title = Your account
account-register = Register
account-register-lead = You keep everything: your matches, your seats and what you have learned. In another browser you sign in with your passkey or your password.
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
account-password-note = At least { $least } characters. Several words with blanks between them are good, and any sign counts. Keep it well.
account-password-short = That password is too short: use at least { $least } characters, for example four words. Go back and choose another one.
account-password-long = That password is too long: it has more than { $most } bytes. Go back and choose a shorter one.
account-password-guessed = That password is too easy to guess: it is a common one, a pattern, or made of your name. Go back and choose another one.
account-wrong = No player has that name and that password. Go back and try again.
account-too-many-tries = { $minutes ->
    [one] There have been too many tries. Wait a minute and try again.
   *[other] There have been too many tries. Wait { $minutes } minutes and try again.
  } A passkey lets you in at once, and so does a recovery code from another network.
account-left = This browser plays as { $name } and has { $n ->
    [one] one match
   *[other] { $n } matches
  } under way. If you sign in as somebody else, this browser leaves them behind, and nobody can play on for { $name }.
account-leave = Sign in and leave them behind
account-leaves-matches = The guest of this browser has matches under way. Go back and say that you leave them behind, or play them first.
account-registered-already = You are registered and signed in already.
account-called = You play as { $name }. The name is yours alone.
account-public = Your public page
account-guest = You play as a guest. Once registered you can sign in anywhere, and your name is yours alone.
name-taken = A registered player has that name. Choose another one; if it is yours, sign in.

# Registering and signing in by passkey or password.

account-register-password = Register with a password
account-password-show = Show the password
account-password-breached = That password is in a list of stolen passwords. Go back and choose another one.
account-age = If you are under 16, ask a parent first.
account-no-codes = You have no recovery codes yet. Without them nobody can let you back in if you lose your keys.
account-name-change = Change name
account-keys-title = How you sign in
account-last-key = Nothing else would open your account. Add a passkey or choose a password first.
account-name-often = You can change your name three times in 30 days. Try again later.
account-code-wrong = No player has that name and that code, or the code has been used. Go back and try again.
account-link-gone = That link has been used or is too old. Ask for another one.
account-prove-first = Show first who you are.

passkey-register = Register with a passkey
passkey-login = Sign in with a passkey
passkey-prove = Use a passkey
passkey-note = A passkey is kept by your device or your password manager. You unlock it as you unlock the device, and there is nothing to remember.
passkey-or = Or with a password:
passkey-elsewhere = Passkeys belong to a name and not to a number. Open this page at
passkey-no-domain = Passkeys work only where the club is reached by its name over https.
passkey-failed = That did not work. Try again, or use your password.
passkey-not-allowed = No passkey was used. Try again, or use your password.
passkey-known = This device has a passkey for your account already.
passkey-late = That took too long. Try again.
passkey-unknown = No account has that passkey. It may have been removed.
passkey-wrong = That passkey did not answer as it should. Try again; if that does not help, sign in another way and add it again.
passkey-many = You have 20 passkeys. Remove one before you add another.

prove-title = Is it you?
prove-lead = Show once more who you are. For { $minutes } minutes you can then change how you sign in.
prove-password = Continue
prove-lost = Neither works?

password-title = New password
password-is-there = There is one
password-is-none = None
password-save = Save password
password-remove = Remove the password
password-remove-note = You can sign in with your passkeys alone.

codes-title = Recovery codes
codes-lead = Each code lets you back in once, should you lose your passkeys or forget your password. Print them or write them down.
codes-left = { $n ->
    [0] None left
    [one] One left
   *[other] { $n } left
  }
codes-show = Show the codes
codes-renew = Make new codes
codes-renew-note = The codes you have now will be worthless.
codes-once = This is the only time these codes are shown.
codes-print = Print
codes-kept = I have kept them

keys-title = Passkeys
keys-lead = You can have several, for example one on the phone and one on the computer.
keys-many = { $n ->
    [0] None
    [one] One
   *[other] { $n }
  }
keys-label = Name of the passkey
keys-add = Add a passkey
keys-rename = Rename
keys-remove = Remove
keys-remove-which = Remove { $name }
keys-used = Last used
keys-unused = Not used yet.

name-title = Change name
name-lead = You can change your name three times in 30 days. Your old name leads to the new one for a year, and nobody else can take it during that time.
name-save = Save name
name-former = Earlier names

browsers-unknown = Unknown browser
browsers-here = this one
browsers-since = Since
browsers-seen = Last seen
browsers-end = Sign out

changes-title = What has changed
changes-note = If you did not do one of these, sign out all other browsers and change your keys.
change-registered = You registered.
change-password = The password was changed.
change-password-gone = The password was removed.
change-key-added = A passkey was added: { $detail }
change-key-gone = A passkey was removed: { $detail }
change-codes = New recovery codes were made.
change-code-used = A recovery code was used to sign in.
change-link-used = A link was used to sign in.
change-name = The name was changed. Before: { $detail }
change-mail = The e-mail address was changed.
change-mail-gone = The e-mail address was removed: { $detail }
change-leaving = The account is to be erased.
change-staying = The account stays.

recover-title = Back in with a recovery code
recover-lead = Each of your codes works once. All other browsers are then signed out, and you can choose new keys.
recover-code = Recovery code
recover-code-note = Capital or small letters, with or without dashes.
recover-enter = Sign in
recover-mail-title = By e-mail
recover-mail-note = If the account has an address, a link goes there. It works for 15 minutes, once.
recover-mail-send = Send the link
recover-mail-sent = If the account has an address, a link is on its way. It works for 15 minutes, once.
recover-staff = No code left? Whoever runs the club can give you a link.
recover-link-lead = This link lets you in once. All other browsers are then signed out.

mail-title = E-mail
mail-none = No address
mail-lead = An address is not needed to play. With one, you can get back in without a code, and you are told when somebody changes your keys.
mail-address = E-mail address
mail-note = A letter goes there first; its link makes it your address.
mail-send = Send the letter
mail-sent = A letter is on its way. The address counts once you follow its link.
mail-dead = Letters to your address came back. Nothing more is sent until you confirm it again.
mail-no-address = That is no e-mail address. Go back and look for a mistake.
mail-remove = Remove the address
mail-notices-on = Mails of your notices come there too, such as that it is your turn.
mail-notices-off = You get letters only about your keys.
mail-notices-stop = No more notices by e-mail
mail-notices-start = Mail me my notices
mail-stop-lead = No more notices by e-mail? You are still told about changes of your keys.
mail-stopped = You get no more notices by e-mail.
mail-confirm-lead = Should letters to your account go to this address?
mail-confirm = Confirm the address
mail-confirmed = Letters to your account go to this address from now on.
mail-undo-lead = Was it not you who changed the address? This brings the old one back and signs everybody out.
mail-undo = Bring the old address back
mail-undone = The old address counts again, and everybody is signed out. Sign in and change your keys.

letter-confirm-subject = Your address at the club
letter-confirm-text = Hello { $name },

  follow this link within a day to make this your address:
  { $link }

  If it was not you who asked for this, do nothing.
letter-link-subject = Back into your account
letter-link-text = Hello { $name },

  this link lets you in once within 15 minutes:
  { $link }

  If it was not you who asked for this, do nothing.
letter-change-subject = Your account has changed
letter-change-text = Hello { $name },

  { $said }

  If it was not you, sign in and change your keys:
  { $link }
letter-before-subject = Your address has changed
letter-before-text = Hello { $name },

  letters to your account no longer go to this address.

  If it was not you, bring it back within 7 days:
  { $link }

data-title = Your data
data-lead = Take everything along, or leave the club
export-title = Take everything along
export-lead = One file with everything the club keeps under your account, your reports and decisions about you included, and each of your matches as a .mat file that other programs read.
export-get = Download
leave-title = Leave the club
leave-lead = You can leave for good. Nobody keeps your name, your keys or your address.
leave-goes = Your name, passkeys, password, codes, e-mail address, settings, imported files, notes and what you said are erased.
leave-stays = Your matches stay with your opponents, with their dice and results, but without your name.
leave-week = This happens in 7 days. Until then you can sign in and change your mind.
leave-sure = Erase my account
leave-now = Leave the club
leave-at = This account will be erased
leave-stay = I stay
