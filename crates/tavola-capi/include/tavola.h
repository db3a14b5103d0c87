/*
 * The backgammon engine of Tavola for C.
 *
 * Every function may be called from any thread; one engine may serve many threads at once. No function keeps a
 * pointer it was given. Whatever fails returns a status other than TAVOLA_STATUS_OK and leaves its outputs as they
 * were, unless it says otherwise; tavola_last_error() then says in English what was wrong and what would be right.
 *
 * Made by cbindgen from crates/tavola-capi/src; the test `header` of that crate makes it anew.
 */

#ifndef TAVOLA_H
#define TAVOLA_H



#include <stddef.h>
#include <stdint.h>

/*
 Room for the text of a play, the ending zero included.
 */
#define TAVOLA_PLAY_TEXT 64

/*
 What came of a call.
 */
typedef enum {
    /*
     It was done.
     */
    TAVOLA_STATUS_OK = 0,
    /*
     A pointer that must not be null is null.
     */
    TAVOLA_STATUS_NULL_POINTER = 1,
    /*
     A text is no position in any notation, or no UTF-8.
     */
    TAVOLA_STATUS_BAD_TEXT = 2,
    /*
     Counts that cannot stand on a board.
     */
    TAVOLA_STATUS_BAD_POSITION = 3,
    /*
     Stakes that cannot be played for.
     */
    TAVOLA_STATUS_BAD_STAKES = 4,
    /*
     A number beyond what is allowed: dice, plies, the size of a buffer, settings.
     */
    TAVOLA_STATUS_BAD_NUMBER = 5,
    /*
     A player has no checker left: there is nothing to decide.
     */
    TAVOLA_STATUS_GAME_OVER = 6,
    /*
     The callback broke it off. What was reached by then is in the output.
     */
    TAVOLA_STATUS_CANCELLED = 7,
    /*
     A fault in the library. The engine can be used on.
     */
    TAVOLA_STATUS_FAULT = 8,
} TavolaStatus;

/*
 What the player on roll does with the cube.
 */
typedef enum {
    /*
     They may not turn it, or nothing would come of it.
     */
    TAVOLA_CUBE_ACTION_UNAVAILABLE = 0,
    /*
     They roll.
     */
    TAVOLA_CUBE_ACTION_NO_DOUBLE = 1,
    /*
     They turn the cube from the middle.
     */
    TAVOLA_CUBE_ACTION_DOUBLE = 2,
    /*
     They turn their own cube.
     */
    TAVOLA_CUBE_ACTION_REDOUBLE = 3,
    /*
     They roll, for they win more than a dropped double.
     */
    TAVOLA_CUBE_ACTION_TOO_GOOD = 4,
} TavolaCubeAction;

/*
 How the other answers a double, or would.
 */
typedef enum {
    /*
     They play on.
     */
    TAVOLA_CUBE_ANSWER_TAKE = 0,
    /*
     They give up.
     */
    TAVOLA_CUBE_ANSWER_DROP = 1,
    /*
     They turn the cube again and keep it.
     */
    TAVOLA_CUBE_ANSWER_BEAVER = 2,
} TavolaCubeAnswer;

/*
 Who may turn the cube, seen by the player on roll.
 */
typedef enum {
    /*
     Both: it lies in the middle.
     */
    TAVOLA_CUBE_OWNER_CENTRED = 0,
    /*
     The player on roll.
     */
    TAVOLA_CUBE_OWNER_OWN = 1,
    /*
     The opponent.
     */
    TAVOLA_CUBE_OWNER_OPPONENT = 2,
    /*
     Nobody: the game is played without a cube.
     */
    TAVOLA_CUBE_OWNER_NOBODY = 3,
} TavolaCubeOwner;

/*
 An engine: its nets and tables. Nothing in it can be changed, so that many threads may use it at once.
 */
typedef struct TavolaEngine TavolaEngine;

/*
 Checkers as the player on roll sees them.

 `counts[0]` is the opponent's bar, 1 to 24 the points numbered by the player on roll, 25 their own bar, 26 what they
 have borne off, 27 what the opponent has. Own checkers are positive, the opponent's negative, each at most 15 in all.
 */
typedef struct {
    /*
     The counts: see above.
     */
    int8_t counts[28];
} TavolaPosition;

/*
 What is played for, seen by the player on roll. `tavola_stakes_money` fills in the usual.
 */
typedef struct {
    /*
     What the cube shows: a power of two from 1 to 2^48.
     */
    uint64_t cube;
    /*
     Who may turn it: a value of `TavolaCubeOwner`.
     */
    int32_t cube_owner;
    /*
     How many points the player on roll needs to win the match, 1 to 64; 0 here and below for money play.
     */
    uint32_t away_own;
    /*
     How many points the opponent needs, 1 to 64.
     */
    uint32_t away_opponent;
    /*
     Match: 1 in the Crawford game, in which nobody may double, else 0.
     */
    int32_t crawford;
    /*
     Money: 1 if gammons count only once the cube has been turned (Jacoby), else 0.
     */
    int32_t jacoby;
    /*
     Money: 1 if a doubled player may beaver, else 0.
     */
    int32_t beavers;
} TavolaStakes;

/*
 Probabilities of the six ways a game ends, each without the others; together 1.
 */
typedef struct {
    /*
     A single game won.
     */
    float win_single;
    /*
     A gammon won.
     */
    float win_gammon;
    /*
     A backgammon won.
     */
    float win_backgammon;
    /*
     A single game lost.
     */
    float lose_single;
    /*
     A gammon lost.
     */
    float lose_gammon;
    /*
     A backgammon lost.
     */
    float lose_backgammon;
} TavolaChances;

/*
 What a position comes to before the dice, seen by the player on roll.
 */
typedef struct {
    /*
     The ways the game ends, played out without a cube.
     */
    TavolaChances chances;
    /*
     Points without a cube: -3 to 3.
     */
    float cubeless;
    /*
     With the cube, in units of its present value; in a match EMG. A dropped double is 1.
     */
    float equity;
    /*
     The same in what is played for: points in units of the cube, or the chance to win the match, 0 to 1.
     */
    float worth;
} TavolaEvaluation;

/*
 A legal play with what it is worth to the player who makes it.
 */
typedef struct {
    /*
     The play as people write it, such as "24/18 13/11*", ended by a zero.
     */
    char text[TAVOLA_PLAY_TEXT];
    /*
     The position after it, the opponent on roll.
     */
    TavolaPosition next;
    /*
     Its worth with the cube, in units of the cube.
     */
    float equity;
    /*
     What it loses against the best play: 0 or more, in units of the cube.
     */
    float loss;
    /*
     What comes of it.
     */
    TavolaChances chances;
    /*
     How many rolls were looked ahead: plays that are clearly worse get fewer than was asked for.
     */
    uint32_t plies;
} TavolaPlay;

/*
 A cube decision, seen by the player on roll, in units of the cube before it is turned.
 */
typedef struct {
    /*
     What is best for the player on roll.
     */
    TavolaCubeAction action;
    /*
     What is best for the other, were they doubled.
     */
    TavolaCubeAnswer answer;
    /*
     The worth of rolling without a double.
     */
    float no_double;
    /*
     The worth of a double that is taken.
     */
    float double_take;
    /*
     The worth of a double that is dropped: 1.
     */
    float double_drop;
    /*
     The chances before the roll.
     */
    TavolaChances chances;
} TavolaCubeDecision;

/*
 How a rollout is done. `tavola_rollout_settings_usual` fills in the usual.
 */
typedef struct {
    /*
     At most so many games, rounded up to whole blocks of 36: 1 to 100,000,000.
     */
    uint32_t trials;
    /*
     After so many rolls the engine judges, 1 to 65,535; 0 plays to the end.
     */
    uint32_t truncate;
    /*
     What the dice come from: the same seed gives the same result, on any number of threads.
     */
    uint64_t seed;
    /*
     Stop once the standard error of the equity is below this; 0 never stops.
     */
    float precision;
    /*
     1 with the cube in play, 0 without.
     */
    int32_t cubeful;
    /*
     1 subtracts luck, which makes the error much smaller; 0 counts results as they fall.
     */
    int32_t variance_reduction;
} TavolaRolloutSettings;

/*
 What a rollout says so far, seen by the player on roll. Errors are standard errors of the mean.
 */
typedef struct {
    /*
     Games counted.
     */
    uint32_t trials;
    /*
     The ways they ended.
     */
    TavolaChances chances;
    /*
     Points without a cube.
     */
    float cubeless;
    /*
     The error of `cubeless`.
     */
    float cubeless_error;
    /*
     The worth in units of the cube (EMG in a match); with the cube if the rollout was cubeful.
     */
    float equity;
    /*
     The error of `equity`.
     */
    float equity_error;
} TavolaRollout;

/*
 Sees what a rollout says so far, and gets the pointer given with it. Returns 0 to go on and anything else to break it off.
 It must not throw.
 */
typedef int32_t (*TavolaProgress)(const TavolaRollout *so_far, void *user);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 What was wrong with the last call on this thread, in English; empty if it succeeded.

 Never null. The text stays until the next call on the same thread; copy it to keep it.
 */
const char *tavola_last_error(void);

/*
 The version of the library, such as "0.1.0". Never null; the text stays as long as the program.
 */
const char *tavola_version(void);

/*
 The start of a game.

 # Safety
 `position` is null or may be written to.
 */
TavolaStatus tavola_position_start(TavolaPosition *position);

/*
 Reads a position in any notation of one line: a GNU Backgammon position id, a GNUBGID, XGID, OGID, a board line of FIBS
 or a position line of Snowie.

 `stakes` gets what the text says of cube and score (money play for a bare position id), `dice` two numbers: the roll to
 be played, or 0 and 0 where none was rolled. Either may be null.

 # Safety
 `text` is null or ends with a zero; `position`, `stakes` and `dice` (two bytes) are null or may be written to.
 */
TavolaStatus tavola_position_from_id(const char *text,
                                     TavolaPosition *position,
                                     TavolaStakes *stakes,
                                     uint8_t *dice);

/*
 Makes a position of `length` counts laid out as in `TavolaPosition`: 28, or 26 without those borne off, who are then
 all that are missing to 15.

 # Safety
 `counts` is null or points to `length` bytes; `position` is null or may be written to.
 */
TavolaStatus tavola_position_from_counts(const int8_t *counts,
                                         size_t length,
                                         TavolaPosition *position);

/*
 Writes the GNU Backgammon position id of a position, 14 letters and a zero, to `text`, which has room for `capacity`
 bytes: 15 or more.

 # Safety
 `position` is null or a position; `text` is null or may be written to for `capacity` bytes.
 */
TavolaStatus tavola_position_id(const TavolaPosition *position,
                                char *text,
                                size_t capacity);

/*
 The stakes of a money game at its beginning, with neither Jacoby nor beavers.

 # Safety
 `stakes` is null or may be written to.
 */
TavolaStatus tavola_stakes_money(TavolaStakes *stakes);

/*
 Makes an engine with the nets that the library carries. It is given back by `tavola_engine_free`. Null only if there is a
 fault in the library.

 Looks of two plies and more, and rollouts, spread over all processors, or over as many threads as the environment variable
 RAYON_NUM_THREADS says.
 */
TavolaEngine *tavola_engine_new(void);

/*
 Gives an engine back; null is allowed.

 # Safety
 `engine` is null or comes from `tavola_engine_new`, was not given back before, and nobody uses it any more.
 */
void tavola_engine_free(TavolaEngine *engine);

/*
 Judges `count` positions before the dice, all at the same `stakes`, `plies` rolls (0 to 4) looked ahead, into
 `evaluations`. Nothing is written unless all can be judged. Games that are over are told as they ended.

 # Safety
 `engine` is null or an engine, `stakes` null or stakes; `positions` and `evaluations` are null or `count` of them.
 */
TavolaStatus tavola_evaluate(const TavolaEngine *engine,
                             const TavolaPosition *positions,
                             size_t count,
                             const TavolaStakes *stakes,
                             uint32_t plies,
                             TavolaEvaluation *evaluations);

/*
 Ranks the legal plays of the roll `die1`, `die2` (1 to 6 each), best first, the best of them looked at with `plies` rolls
 (0 to 4).

 `count` gets how many there are, 0 where nothing can be moved; the best of them, at most `capacity`, go to `plays`, which
 may be null where `capacity` is 0.

 # Safety
 `engine`, `position` and `stakes` are null or what they are called; `plays` is null or may be written to for `capacity`
 plays, `count` null or for one number.
 */
TavolaStatus tavola_best_plays(const TavolaEngine *engine,
                               const TavolaPosition *position,
                               const TavolaStakes *stakes,
                               uint8_t die1,
                               uint8_t die2,
                               uint32_t plies,
                               TavolaPlay *plays,
                               size_t capacity,
                               size_t *count);

/*
 Whether the player on roll doubles and how they are answered, `plies` rolls (0 to 4) looked ahead.

 # Safety
 `engine`, `position` and `stakes` are null or what they are called; `decision` is null or may be written to.
 */
TavolaStatus tavola_cube(const TavolaEngine *engine,
                         const TavolaPosition *position,
                         const TavolaStakes *stakes,
                         uint32_t plies,
                         TavolaCubeDecision *decision);

/*
 1,296 games with the cube to the end, with variance reduction, from seed 1.

 # Safety
 `settings` is null or may be written to.
 */
TavolaStatus tavola_rollout_settings_usual(TavolaRolloutSettings *settings);

/*
 Plays a position out many times, the player on roll first free to double, and says in `result` what came of it.

 `progress` (null for none) is called on the calling thread after every block of 36 games, with `user` as it was given;
 blocks are played several at a time, so that its calls come in bursts. If it breaks the rollout off, the status is
 TAVOLA_STATUS_CANCELLED and `result` says what was counted.

 # Safety
 `engine`, `position`, `stakes` and `settings` are null or what they are called; `result` is null or may be written to;
 `progress` is null or may be called with `user` as long as this function runs.
 */
TavolaStatus tavola_rollout(const TavolaEngine *engine,
                            const TavolaPosition *position,
                            const TavolaStakes *stakes,
                            const TavolaRolloutSettings *settings,
                            TavolaProgress progress,
                            void *user,
                            TavolaRollout *result);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* TAVOLA_H */
