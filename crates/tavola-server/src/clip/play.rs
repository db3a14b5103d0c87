//! What a player does at a table: rolls, moves, doubles, answers, resigns, leaves.

use tavola_club::table::{CommandName, TableCommand, view::PhaseView};
use tavola_notation::read_play;
use tavola_rules::{Side, WinKind};

use super::{
    meeting::no_one,
    moves,
    session::Session,
    table::{AtTable, Leaving, may},
};

impl Session {
    /// Sends a command and says what comes of it.
    pub(super) async fn act(&mut self, command: TableCommand) {
        match self.send(command).await {
            Ok(()) => self.follow().await,
            Err(error) => self.say(format!("** {}", Self::why(&error))),
        }
    }

    pub(super) async fn roll(&mut self) {
        if let Err(why) = self.may_now(CommandName::Roll, Session::why_no_roll) {
            return self.say(why);
        }
        self.act(TableCommand::Roll { link: None }).await;
    }

    fn why_no_roll(&self, at: &AtTable, me: Side) -> String {
        match &at.view.phase {
            PhaseView::ToPlay { side, .. } if *side == me => "** You did already roll the dice.".to_owned(),
            _ => "** It's not your turn to roll the dice.".to_owned(),
        }
    }

    pub(super) async fn double(&mut self) {
        if let Err(why) = self.may_now(CommandName::Double, Session::why_no_double) {
            return self.say(why);
        }
        self.act(TableCommand::Double).await;
    }

    fn why_no_double(&self, at: &AtTable, me: Side) -> String {
        match &at.view.phase {
            PhaseView::ToPlay { side, .. } if *side == me => {
                "** You can only double before you roll the dice.".to_owned()
            }
            PhaseView::ToPlay { .. } => format!("** Please wait until {} has moved.", at.names[me.opponent()]),
            _ => "** It's not your turn to double".to_owned(),
        }
    }

    /// Doubles are answered by taking or giving up here, as in matches there.
    pub(super) fn redouble(&mut self) {
        self.say(match self.opponent() {
            Some(_) => "** Instant redoubles are only available for unlimited matches.",
            None => "** You're not playing.",
        });
    }

    /// `move 24-18 18-13`, and moves without the word.
    pub(super) async fn play(&mut self, text: &str) {
        let command = self.may_now(CommandName::Play, Session::why_no_move).and_then(|()| self.read(text));
        match command {
            Ok(command) => self.plays(command).await,
            Err(why) => self.say(why),
        }
    }

    /// `off`: bears a checker off with every number.
    pub(super) async fn bear_off(&mut self) {
        if let Err(why) = self.may_now(CommandName::Play, |_, _, _| "** It's not your turn.".to_owned()) {
            return self.say(why);
        }
        match self.all_off() {
            Some(steps) => self.plays(TableCommand::Play { steps }).await,
            None => self.say("** You can't bear off with every number you have rolled."),
        }
    }

    async fn plays(&mut self, command: TableCommand) {
        match self.send(command).await {
            Ok(()) => self.follow().await,
            Err(error) => self.say(format!("** You can't move that way: {}", Self::why(&error))),
        }
    }

    fn why_no_move(&self, at: &AtTable, me: Side) -> String {
        match &at.view.phase {
            PhaseView::OnRoll { side } if *side == me => "** You have to roll the dice before moving.".to_owned(),
            _ => "** It's not your turn to move.".to_owned(),
        }
    }

    /// A play as it was typed.
    fn read(&self, text: &str) -> Result<TableCommand, String> {
        let at = self.table.as_ref().ok_or("** You're not playing.")?;
        let (PhaseView::ToPlay { side, roll, .. }, Ok(board)) = (&at.view.phase, at.view.board.board()) else {
            return Err("** It's not your turn to move.".to_owned());
        };
        let pieces = at.view.legal.steps.as_ref().map_or(0, tavola_rules::StepGraph::length);
        let given = text.split([' ', ',']).filter(|word| !word.is_empty()).count();
        match given {
            _ if given > pieces => return Err(format!("** Please don't give more than {pieces} moves.")),
            _ if given < pieces => return Err(format!("** You must give {pieces} moves.")),
            _ => {}
        }
        let written = moves::typed(*side, text);
        let play = read_play(&board.seen_by(*side), *roll, &written);
        let play = play.map_err(|why| format!("** You can't move that way: {why}"))?;
        Ok(TableCommand::Play { steps: play.steps().to_vec() })
    }

    pub(super) async fn accept(&mut self) {
        let answers = [
            (CommandName::AcceptResignation, TableCommand::AcceptResignation),
            (CommandName::Take, TableCommand::Take),
        ];
        self.answer(answers, "** You're not playing.").await;
    }

    pub(super) async fn reject(&mut self) {
        let answers = [
            (CommandName::RejectResignation, TableCommand::RejectResignation),
            (CommandName::Drop, TableCommand::Drop),
        ];
        self.answer(answers, "** You're not playing, so you can't give up.").await;
    }

    async fn answer(&mut self, answers: [(CommandName, TableCommand); 2], nowhere: &str) {
        for (name, command) in answers {
            if self.allowed(name) == Some(true) {
                return self.act(command).await;
            }
        }
        let line = self.opponent().map(|other| format!("** {other} didn't double or resign."));
        self.say(line.as_deref().unwrap_or(nowhere));
    }

    /// `resign n`, `g` or `b`.
    pub(super) async fn resign(&mut self, words: &[&str]) {
        if !self.is_playing() {
            return self.say("** You're not playing.");
        }
        let kind = match words.first().and_then(|word| word.chars().next()) {
            Some('n') => WinKind::Single,
            Some('g') => WinKind::Gammon,
            Some('b') => WinKind::Backgammon,
            _ => return self.say("** Type 'n' (normal), 'g' (gammon) or 'b' (backgammon) after resign."),
        };
        match self.may_now(CommandName::Resign, Session::why_no_resigning) {
            Ok(()) => self.act(TableCommand::Resign { kind }).await,
            Err(why) => self.say(why),
        }
    }

    /// The rules of the house let nobody resign between roll and play.
    fn why_no_resigning(&self, at: &AtTable, me: Side) -> String {
        match &at.view.phase {
            PhaseView::ToPlay { side, .. } if *side == me => "** Please move before you resign.".to_owned(),
            _ => format!("** Please wait until {} has moved.", at.names[me.opponent()]),
        }
    }

    /// Leaves the table; the match is kept, and an invitation without a length resumes it.
    pub(super) fn leave_table(&mut self) {
        if !self.is_playing() {
            return self.say("** Error: No one to leave.");
        }
        self.drop_table(Leaving::Left);
        self.say("** You terminated the game. The game was saved.");
    }

    /// Whether one plays.
    pub(super) fn is_playing(&self) -> bool {
        self.table.as_ref().is_some_and(|at| at.side().is_some())
    }

    /// Whether a command is in order; none for who does not play.
    pub(super) fn allowed(&self, name: CommandName) -> Option<bool> {
        self.table.as_ref().filter(|at| at.side().is_some()).map(|at| may(&at.view, name))
    }

    /// That a command is in order, or why it is not.
    fn may_now(&self, name: CommandName, why: fn(&Self, &AtTable, Side) -> String) -> Result<(), String> {
        let Some((at, me)) = self.table.as_ref().and_then(|at| Some((at, at.side()?))) else {
            return Err("** You're not playing.".to_owned());
        };
        let other = &at.names[me.opponent()];
        match at.resigning() {
            Some(by) if by == me && name == CommandName::Resign => Err("** You already did that.".to_owned()),
            Some(by) if by == me => Err(format!("** {other} hasn't accepted or rejected your resign yet.")),
            Some(_) => Err(format!("** {other} wanted to resign. Type 'accept' or 'reject'.")),
            None if may(&at.view, name) => Ok(()),
            None => Err(why(self, at, me)),
        }
    }

    pub(super) fn no_one(&mut self, name: &str) {
        self.say(no_one(name));
    }
}
