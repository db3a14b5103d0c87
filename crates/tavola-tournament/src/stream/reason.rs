//! What can be wrong with a command to a tournament: for each reason its clause, its sentence and the way out.

use tavola_rules::Clause;

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident, $clause:expr, $key:literal, $text:literal, [$($legal:literal),*];)*) => {
        /// What is wrong with a command.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The clause it rests on, if it is a rule of the game.
            #[must_use]
            pub const fn clause(self) -> Option<Clause> {
                match self { $(Self::$name => $clause,)* }
            }

            /// The name of its sentence in the translations.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            /// The sentence in English, names of arguments in braces.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// The commands that would be in order instead.
            #[must_use]
            pub const fn legal(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($legal),*],)* }
            }
        }
    };
}

reasons! {
    /// Only the house does it.
    HouseOnly, None, "tournament-refused-house-only", "only the server can do this", [];
    /// Nobody says who asks.
    WhoAsks, None, "tournament-refused-who-asks", "enter your name first: this is recorded under a name", [];
    /// Only a director does it.
    DirectorOnly, Some(Clause::TRN_01), "tournament-refused-director-only", "only a director can do this: call one", ["dispute"];
    /// Only a director or a referee does it.
    OfficialOnly, Some(Clause::TRN_19), "tournament-refused-official-only", "only a director or a referee can do this: call one", ["dispute"];
    /// Only a player of this match, or an official, does it.
    PlayersOnly, Some(Clause::TRN_18), "tournament-refused-players-only", "only the players of this match and the officials can do this", [];
    /// The tournament is not opened.
    NotOpened, None, "tournament-refused-not-opened", "the tournament has not been opened", ["open"];
    /// It is.
    OpenedAlready, None, "tournament-refused-opened-already", "the tournament has already been opened", [];
    /// The tournament is over.
    Over, None, "tournament-refused-over", "the tournament is over; its log and results are final", [];
    /// There is no such division.
    NoDivision, Some(Clause::TRN_07), "tournament-refused-no-division", "there is no division {division}; the divisions are: {known}", ["add_division"];
    /// There is one already.
    DivisionKnown, Some(Clause::TRN_07), "tournament-refused-division-known", "there is already a division {division}", ["change_division"];
    /// A name of the tournament that cannot be.
    TournamentName, None, "tournament-refused-name", "a tournament needs a name of at most 100 characters", [];
    /// A name of a division in commands that cannot be.
    DivisionShape, None, "tournament-refused-division-shape", "a division's short name has 1 to 32 letters, digits, hyphens and underscores: {division} does not", [];
    /// Matches shorter than the Italian regulations have them.
    TooShort, Some(Clause::MAT_01), "tournament-refused-too-short", "under the Italian regulations matches in {division} are played to 3 points or more", [];
    /// Lengths of a division that cannot be.
    Lengths, None, "tournament-refused-lengths", "matches in {division} can be 1 to 64 points long here: as far as this program counts, no rule", [];
    /// More back than was paid.
    ReturnsTooMuch, None, "tournament-refused-returns-too-much", "{division} can't pay out more than 100% of what is paid in", [];
    /// No life.
    NoLives, None, "tournament-refused-no-lives", "{division} needs at least one life for each player", ["change_division", "add_division"];
    /// A Swing that cannot be.
    SwingRises, Some(Clause::SWG_06), "tournament-refused-swing-rises", "the Swing {division} needs victory points, and chips per point that rise after every round", [];
    /// A Davis Cup of others than pairs.
    DavisPairs, Some(Clause::DAV_01), "tournament-refused-davis-pairs", "the Davis Cup {division} is for pairs", [];
    /// No auction.
    NoAuction, None, "tournament-refused-no-auction", "{division} has no auction", ["change_division"];
    /// A lot of nobody.
    LotEmpty, None, "tournament-refused-lot-empty", "a lot needs at least one player", ["sell_lot"];
    /// A player in two lots.
    SoldTwice, None, "tournament-refused-sold-twice", "{entrant} has already been sold", [];
    /// Too late to sell.
    LotsLate, None, "tournament-refused-lots-late", "lots can only be sold before the first match begins", [];
    /// A bracket has no equals.
    NoEquals, None, "tournament-refused-no-equals", "knock-outs need no tie-break: the matches decide", [];
    /// They do not stand on the same place.
    OnlyEquals, None, "tournament-refused-only-equals", "only players who share a place can play off", [];
    /// It has been drawn.
    DrawnAlready, Some(Clause::TRN_08), "tournament-refused-drawn-already", "the draw of {division} is published and final", ["enter", "withdraw"];
    /// It has not been drawn.
    NotDrawn, Some(Clause::TRN_08), "tournament-refused-not-drawn", "{division} has not been drawn yet", ["draw"];
    /// Fewer than two.
    TooFew, Some(Clause::TRN_08), "tournament-refused-too-few", "{division} can't be drawn: it needs at least two entries", ["enter", "approve"];
    /// The same entrant twice.
    DrawnTwice, Some(Clause::TRN_08), "tournament-refused-drawn-twice", "{entrant} is in the draw twice", [];
    /// More late places than byes.
    LatePlaces, Some(Clause::TRN_10), "tournament-refused-late-places", "the bracket has {byes} byes, so it can't have more late places than that; with a power of two choose the doubled size", ["draw"];
    /// The doubled size without need.
    NotDoubled, Some(Clause::TRN_10), "tournament-refused-not-doubled", "only with a power of two of entries can the size be doubled", ["draw"];
    /// Rounds have no late places.
    LateOnlyBracket, Some(Clause::TRN_10), "tournament-refused-late-only-bracket", "only brackets have late places", ["draw"];
    /// Late places need an hour.
    LateUntil, Some(Clause::TRN_10), "tournament-refused-late-until", "late places are kept until an hour that is announced: say `until`", ["draw"];
    /// The committee is not appointed.
    NoCommittee, Some(Clause::TRN_02), "tournament-refused-no-committee", "first appoint and publish the committee", ["appoint_committee"];
    /// The committee has the wrong size.
    CommitteeSize, Some(Clause::TRN_02), "tournament-refused-committee-size", "the committee has three to five different members, not {many}", ["appoint_committee"];
    /// No seed came with the command.
    NoSeed, None, "tournament-refused-no-seed", "the random seed of the draws is missing", [];
    /// The seed is not the one committed to.
    OtherSeed, Some(Clause::TRN_08), "tournament-refused-other-seed", "this seed is not the one committed to when the tournament was opened", [];
    /// One director stays.
    LastDirector, Some(Clause::TRN_01), "tournament-refused-last-director", "a tournament needs a director: appoint another first", ["appoint"];
    /// That office is their already, or is not their.
    OfficeUnchanged, None, "tournament-refused-office-unchanged", "that would change nothing", [];
    /// There is no such entrant.
    NoEntrant, Some(Clause::TRN_03), "tournament-refused-no-entrant", "there is no entry number {entrant}", ["enter"];
    /// Nobody is called so.
    NoName, Some(Clause::TRN_03), "tournament-refused-no-name", "nobody has entered under that name", ["enter"];
    /// A player twice.
    EnteredTwice, Some(Clause::TRN_03), "tournament-refused-entered-twice", "{name} has already entered {division}, as number {again}", ["rebuy", "withdraw"];
    /// They were banned.
    Banned, Some(Clause::TRN_21), "tournament-refused-banned", "{name} is banned from this tournament", [];
    /// Too few or too many people for an entrant.
    PeopleCount, Some(Clause::DAV_01), "tournament-refused-people-count", "an entry in {division} is {people} people; a pair enters together", ["enter"];
    /// A name that cannot be.
    BadName, None, "tournament-refused-bad-name", "a name has 1 to 64 characters", [];
    /// The entry is further already.
    EntryState, Some(Clause::TRN_03), "tournament-refused-entry-state", "{entrant} is already {state}", [];
    /// The late places are gone.
    TooLateToEnter, Some(Clause::TRN_10), "tournament-refused-too-late-to-enter", "the late places of {division} are filled or released; enter another division, or take the place of somebody who has not come", ["enter", "substitute"];
    /// A person twice in one pair.
    TwiceInPair, Some(Clause::DAV_01), "tournament-refused-twice-in-pair", "{name} can't be both players of a pair", ["enter"];
    /// An empty list.
    ListEmpty, Some(Clause::TRN_03), "tournament-refused-list-empty", "the list contains no players", ["import"];
    /// A column nobody knows.
    ListColumn, Some(Clause::TRN_03), "tournament-refused-list-column", "unknown in the heading: {name}; the columns are {known}", ["import"];
    /// Everybody on a list is there already.
    ListAllEntered, Some(Clause::TRN_03), "tournament-refused-list-all-entered", "everybody on the list, {many} in all, had already been entered", ["import"];
    /// Nobody of a list is left when its wrong lines are left out.
    ListNobodyLeft, Some(Clause::TRN_03), "tournament-refused-list-nobody-left", "nobody is left to enter: every line is wrong, {lines}", ["import"];
    /// No column of names.
    ListNoName, Some(Clause::TRN_03), "tournament-refused-list-no-name", "the first line names the columns, one of them name", ["import"];
    /// Too many or too few fields.
    ListFields, Some(Clause::TRN_03), "tournament-refused-list-fields", "the line has {many} fields, but the heading has {wanted}", ["import"];
    /// A line without a name.
    ListNameless, Some(Clause::TRN_03), "tournament-refused-list-nameless", "the name is missing", ["import"];
    /// Points played that are no number.
    ListNumber, Some(Clause::TRN_03), "tournament-refused-list-number", "{name} is not a number of points played", ["import"];
    /// A rating that is none.
    ListRating, Some(Clause::TRN_03), "tournament-refused-list-rating", "{name} is not a rating", ["import"];
    /// A quotation that does not end.
    ListQuote, Some(Clause::TRN_03), "tournament-refused-list-quote", "a quotation mark is not closed", ["import"];
    /// Several wrong lines.
    ListLines, Some(Clause::TRN_03), "tournament-refused-list-lines", "nobody is entered, since {many} lines are wrong: {lines}", ["import"];
    /// A referee who plays in the match.
    NotNeutral, Some(Clause::TRN_19), "tournament-refused-not-neutral", "{name} plays in this match: its referee is neutral", ["name_referee"];
    /// In a Swing one plays on.
    SwingGoesOn, Some(Clause::SWG_02), "tournament-refused-swing-goes-on", "in a Swing {entrant} plays on while there are victory points left; who must leave tells the director", ["dispute"];
    /// They have bought themselves in again already.
    RebuyStands, Some(Clause::TRN_03), "tournament-refused-rebuy-stands", "{entrant} has already re-entered, as number {again}", [];
    /// Nobody buys themselves in before they have lost.
    NotBeaten, None, "tournament-refused-not-beaten", "{entrant} has not lost yet", [];
    /// Nobody is out by one loss.
    PlaysOn, Some(Clause::TRN_03), "tournament-refused-plays-on", "in {division} a player who loses plays on, so nobody can buy back in", [];
    /// There is no such pool.
    NoPool, None, "tournament-refused-no-pool", "there is no side pool {pool}", ["change_division", "join_pool"];
    /// They are in it.
    InPool, None, "tournament-refused-in-pool", "{entrant} has already joined the side pool {pool}", [];
    /// Who has begun to play is replaced by nobody.
    HasPlayed, Some(Clause::TRN_10), "tournament-refused-has-played", "{entrant} has begun match {match}", ["amend", "withdraw"];
    /// More would be given back than was paid.
    RefundTooMuch, None, "tournament-refused-refund", "more than zero and at most what was paid is given back", [];
    /// More would be paid, or let off, than is due.
    MoreThanDue, None, "tournament-refused-more-than-due", "that is more than {entrant} still has to pay", ["pay", "waive"];
    /// An amount that cannot be.
    BadAmount, None, "tournament-refused-bad-amount", "a payment must be more than zero", [];
    /// It is not one of them.
    NotOfThePair, Some(Clause::DAV_01), "tournament-refused-not-of-the-pair", "{name} is not in that pair", [];
    /// There is no such late place.
    NoLatePlace, Some(Clause::TRN_10), "tournament-refused-no-late-place", "there is no reserved late place {place}", [];
    /// No late place is kept.
    NoLatePlaces, Some(Clause::TRN_10), "tournament-refused-no-late-places", "{division} has no reserved late places left", [];
    /// Nothing can be drawn.
    NothingToDraw, Some(Clause::TRN_09), "tournament-refused-nothing-to-draw", "{division} has no round to draw now: it is played to the end, or matches before the round are not over", ["result"];
    /// There is no such match.
    NoMatch, Some(Clause::TRN_08), "tournament-refused-no-match", "there is no match {match}: the bracket has the numbers 1 to {most}", ["draw", "draw_round"];
    /// Its draw is not published.
    NotPublished, Some(Clause::TRN_08), "tournament-refused-not-published", "match {match} can't start before its draw is published", ["publish_draw"];
    /// Its players are not known.
    PlayersUnknown, Some(Clause::TRN_08), "tournament-refused-players-unknown", "the players of match {match} are not known yet", [];
    /// One goes on without playing.
    IsBye, Some(Clause::TRN_08), "tournament-refused-is-bye", "match {match} is a bye: nothing is played", [];
    /// Nobody plays it.
    NotPlayed, Some(Clause::TRN_08), "tournament-refused-not-played", "match {match} is not going to be played", [];
    /// It is over.
    IsOver, Some(Clause::TRN_18), "tournament-refused-is-over", "match {match} is over", ["correct"];
    /// Nobody has called it.
    NotCalled, Some(Clause::TRN_06), "tournament-refused-not-called", "match {match} has not been called yet", ["call", "start"];
    /// It is called, and has not begun.
    NotBegun, Some(Clause::TRN_12), "tournament-refused-not-begun", "match {match} is called and has not begun", ["start", "absent", "result"];
    /// It has begun.
    BegunAlready, Some(Clause::TRN_18), "tournament-refused-begun-already", "match {match} has begun", ["score", "result"];
    /// Its result waits to be confirmed.
    WaitsForWord, Some(Clause::TRN_18), "tournament-refused-waits-for-word", "the result of match {match} has been handed in and waits to be confirmed", ["confirm", "dispute"];
    /// A player is elsewhere.
    Busy, Some(Clause::TRN_07), "tournament-refused-busy", "{entrant} is still playing or is called elsewhere", ["call_next"];
    /// There is no such table.
    NoTable, Some(Clause::TRN_06), "tournament-refused-no-table", "table {table} is not in use", ["open_table", "set_tables"];
    /// The table is taken.
    TableTaken, Some(Clause::TRN_06), "tournament-refused-table-taken", "table {table} is occupied by match {match}", ["call_next"];
    /// All tables are taken.
    NoFreeTable, Some(Clause::TRN_06), "tournament-refused-no-free-table", "no official table is free", ["set_tables", "open_table"];
    /// No called match has all its players there.
    NothingToStart, Some(Clause::TRN_07), "tournament-refused-nothing-to-start", "no match is called whose players are there", ["call_next"];
    /// Nothing can be called.
    NothingToCall, Some(Clause::TRN_07), "tournament-refused-nothing-to-call", "no match can be called now", [];
    /// They do not play in it.
    NotInMatch, Some(Clause::TRN_18), "tournament-refused-not-in-match", "{entrant} is not in match {match}", [];
    /// It was postponed once.
    PostponedOnce, Some(Clause::TRN_13), "tournament-refused-postponed-once", "match {match} has already been postponed once; from now on lateness counts", ["absent"];
    /// They have had their breaks.
    NoBreakLeft, Some(Clause::TRN_11), "tournament-refused-no-break-left", "{entrant} has used all {breaks} breaks of this match", ["leave_room"];
    /// They are not away.
    NotAway, Some(Clause::TRN_15), "tournament-refused-not-away", "{entrant} is neither on a break nor out of the room", [];
    /// They are away already.
    AwayAlready, Some(Clause::TRN_15), "tournament-refused-away-already", "{entrant} is already away", ["return"];
    /// More points than the match has.
    ScoreTooLong, Some(Clause::MAT_01), "tournament-refused-score-too-long", "match {match} is played to {length}: more points than that mean nothing; if it was played to a wrong length say so", ["wrong_length"];
    /// Nobody has won with that.
    ScoreNotOver, Some(Clause::MAT_01), "tournament-refused-score-not-over", "nobody has reached {length} points; a match ends there, or by a resignation or ruling (`how`); if it was played to a wrong length say so", ["score", "rule", "wrong_length"];
    /// Fewer points than penalties gave.
    ScoreBelowGiven, Some(Clause::TRN_12), "tournament-refused-score-below-given", "{entrant} has {given} points from penalties alone, and the score includes them", ["score", "result"];
    /// Both have won.
    ScoreBoth, Some(Clause::MAT_01), "tournament-refused-score-both", "the loser must have fewer than {length} points", ["result"];
    /// A single game wants its kind.
    GameOnly, Some(Clause::SWG_03), "tournament-refused-game-only", "a Swing pairing is a single game: enter the kind of win and the cube, not a score", ["result"];
    /// A tie wants its match.
    RubberMissing, Some(Clause::DAV_02), "tournament-refused-rubber-missing", "choose which match of the tie it is: {open}", ["result"];
    /// That one is over, or comes later.
    RubberOrder, Some(Clause::DAV_02), "tournament-refused-rubber-order", "that match of the tie is over, or its phase has not begun. Still to be played: {open}", ["result"];
    /// It is decided.
    TieDecided, Some(Clause::DAV_03), "tournament-refused-tie-decided", "the tie is decided: no more of its matches are played", ["correct"];
    /// Nobody but a tie or a Swing has those.
    ReportMisfit, None, "tournament-refused-report-misfit", "kind of win, cube and match of the tie belong to Swing games and Davis Cup ties only", ["result"];
    /// Nothing waits to be confirmed by them.
    NothingToConfirm, Some(Clause::TRN_18), "tournament-refused-nothing-to-confirm", "no result of match {match} is waiting for you to confirm it", ["result"];
    /// It has a result.
    HasResult, Some(Clause::TRN_18), "tournament-refused-has-result", "the result of match {match} is on the bracket; only the director can correct it", ["correct", "dispute"];
    /// It has none.
    NoResult, Some(Clause::TRN_18), "tournament-refused-no-result", "match {match} has no result to correct", ["result"];
    /// It is the same.
    SameResult, Some(Clause::TRN_18), "tournament-refused-same-result", "that is already the result", [];
    /// A correction touches more than was named.
    Touches, Some(Clause::TRN_18), "tournament-refused-touches", "this touches other matches: {touched}; name them in `accepting` to do it", ["correct", "undo"];
    /// Nothing is touched while it is in dispute.
    InDispute, Some(Clause::TRN_19), "tournament-refused-in-dispute", "match {match} is in dispute: nothing can be changed before a ruling", ["rule"];
    /// A ruling has a reason.
    NoReason, Some(Clause::TRN_01), "tournament-refused-no-reason", "a ruling needs a reason", ["rule"];
    /// A ruling falls on somebody.
    AboutWhom, Some(Clause::TRN_21), "tournament-refused-about-whom", "say about whom: `about`", ["rule"];
    /// A ruling falls in a match.
    InWhichMatch, Some(Clause::TRN_21), "tournament-refused-in-which-match", "say in which match: `match`", ["rule"];
    /// There is no such ruling.
    NoRuling, Some(Clause::TRN_19), "tournament-refused-no-ruling", "there is no ruling {ruling}", [];
    /// They are not concerned.
    NotConcerned, Some(Clause::TRN_19), "tournament-refused-not-concerned", "ruling {ruling} does not concern {entrant}, and only whom it concerns can appeal", [];
    /// They have been heard, or are no side of it.
    NotToHear, Some(Clause::TRN_19), "tournament-refused-not-to-hear", "{entrant} has been heard, or is not a side in this appeal", [];
    /// Late appeals are rejected.
    LateAppeal, Some(Clause::TRN_19), "tournament-refused-late-appeal", "an appeal must be made at once; it is too late now", [];
    /// It has been appealed, or fell.
    AppealState, Some(Clause::TRN_19), "tournament-refused-appeal-state", "ruling {ruling} is {state}", [];
    /// A member is party.
    MemberIsParty, Some(Clause::TRN_02), "tournament-refused-member-is-party", "{member} is party to this dispute and must be replaced for it", ["replace_member"];
    /// They sit there already.
    SitsAlready, Some(Clause::TRN_02), "tournament-refused-sits-already", "{member} already sits in this appeal", ["replace_member"];
    /// They are no member.
    NoMember, Some(Clause::TRN_02), "tournament-refused-no-member", "{member} is not on the committee for this appeal", [];
    /// A side has not been heard.
    NotHeard, Some(Clause::TRN_19), "tournament-refused-not-heard", "both sides must be heard first", ["hear"];
    /// Too few votes, or equal ones.
    TooFewVotes, Some(Clause::TRN_19), "tournament-refused-too-few-votes", "a decision needs the votes of the director and of at least two members", ["cast_vote"];
    /// What can be decided is decided.
    CanBeDecided, Some(Clause::TRN_19), "tournament-refused-can-be-decided", "the appeal against ruling {ruling} can be decided: both sides were heard, and enough have voted", ["decide_appeal"];
    /// An appeal is still heard.
    AppealOpen, Some(Clause::TRN_19), "tournament-refused-appeal-open", "these rulings are under appeal: {rulings}; decide the appeals first, or close them without a decision", ["decide_appeal", "close_appeal"];
    /// A division is not played to its end.
    Unplayed, None, "tournament-refused-unplayed", "not played to the end: {divisions}; name them in `leaving` to close the tournament all the same", ["draw_round", "draw"];
    /// A length that cannot be.
    BadLength, Some(Clause::MAT_06), "tournament-refused-bad-length", "a match is played to 1 to 99 points", [];
    /// Equipment nobody names.
    WhatDefect, Some(Clause::TRN_23), "tournament-refused-what-defect", "enter what is to be replaced", [];
    /// The clock is there.
    ClockThere, Some(Clause::CLK_03), "tournament-refused-clock-there", "match {match} already has a clock; time is given back by a ruling", ["rule"];
    /// It has been undone.
    UndoneAlready, Some(Clause::TRN_18), "tournament-refused-undone-already", "action {act} has already been undone", [];
    /// It cannot be undone.
    NoOpposite, Some(Clause::TRN_18), "tournament-refused-no-opposite", "action {act} can't be undone", ["correct", "rule"];
    /// Something of the same match came after it.
    LaterAct, Some(Clause::TRN_18), "tournament-refused-later-act", "action {later} in the same match came after action {act}: undo that first", ["undo"];
    /// What it set has been set again.
    SetAgain, Some(Clause::TRN_18), "tournament-refused-set-again", "action {later} has since set again what action {act} set: undo that first", ["undo"];
    /// It followed from another act at the same match.
    GoesAlong, Some(Clause::TRN_18), "tournament-refused-goes-along", "action {act} was a consequence of action {first}: undo that one, and both are undone", ["undo"];
    /// Its match has had other players since.
    ChangedSince, Some(Clause::TRN_18), "tournament-refused-changed-since", "action {later} gave that match different players, so action {act} can't be undone any more", ["correct", "rule"];
    /// An entry in a draw that is published.
    InTheDraw, Some(Clause::TRN_08), "tournament-refused-in-the-draw", "{entrant} is in a published draw, so action {act} can't be undone: withdraw the entry", ["withdraw"];
    /// A draw made since knows nothing of them.
    LeftOut, Some(Clause::TRN_10), "tournament-refused-left-out", "{entrant} was left out of a draw made since, so action {act} can't be undone: enter the player again", ["enter"];
    /// There is no such act.
    NoAct, Some(Clause::TRN_18), "tournament-refused-no-act", "the log has no action {act}: its last is {last}", ["undo"];
    /// A match is still open.
    NotOver, None, "tournament-refused-not-over", "these matches are still to be played: {open}", ["result", "withdraw"];
    /// Nothing is due.
    NothingDue, None, "tournament-refused-nothing-due", "nothing is due", [];
    /// The announcement is not there.
    NoAnnouncement, None, "tournament-refused-no-announcement", "there is no announcement {number}", ["announce"];
    /// An empty text.
    NoText, None, "tournament-refused-no-text", "the text is empty or longer than 2,000 characters", [];
    /// More than there can be.
    Bound, None, "tournament-refused-bound", "{what}: {many}, but at most {most}", [];
    /// Longer than it can be.
    LongText, None, "tournament-refused-long-text", "{what}: at most {most} characters", [];
    /// More money than there can be.
    AmountBound, None, "tournament-refused-amount-bound", "an amount must be between zero and {most}", [];
    /// A penalty of nothing.
    NoPoints, Some(Clause::TRN_21), "tournament-refused-no-points", "a penalty is at least one point", ["rule"];
    /// A point for nothing.
    NoSpan, Some(Clause::TRN_12), "tournament-refused-no-span", "a point for lateness is for a span of time longer than zero", ["change_settings", "set_lateness"];
    /// An hour too far ahead.
    FarHour, None, "tournament-refused-far-hour", "the time must be within the next ten years", [];
    /// Too many matches drawn at once.
    AllMeetBound, None, "tournament-refused-all-meet-bound", "in {division} all against all is {many} matches, and at most {most} can be drawn at once: play fewer rounds, a Swiss, or several divisions", ["change_division", "add_division"];
    /// Online the tables are the system's.
    OnlineOnly, None, "tournament-refused-online-only", "the server opens tables for online tournaments only", [];
    /// No match of that round waits for its hour.
    NothingToSchedule, None, "tournament-refused-nothing-to-schedule", "every match of that round has been called or played, or there is none", [];
    /// It has a result, which whoever asks can correct.
    CorrectIt, Some(Clause::TRN_18), "tournament-refused-correct-it", "the result of match {match} is on the bracket: correct it", ["correct", "undo"];
}
