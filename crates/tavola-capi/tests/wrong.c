/* Everything that can be asked wrongly gets the status that says so, and a text; what is asked rightly works on. */
#include <stdio.h>
#include <string.h>

#include "tavola.h"

static int wrong = 0;

static void expect(int line, TavolaStatus got, TavolaStatus wanted, const char *text) {
    const char *said = tavola_last_error();
    if (got != wanted || strstr(said, text) == NULL || (got == TAVOLA_STATUS_OK && said[0] != '\0')) {
        fprintf(stderr, "line %d: status %d, not %d; said \"%s\", wanted \"%s\"\n", line, (int)got, (int)wanted, said,
                text);
        wrong = 1;
    }
}

#define EXPECT(status, wanted, text) expect(__LINE__, (status), TAVOLA_STATUS_##wanted, (text))

static void positions(void) {
    TavolaPosition position;
    TavolaStakes stakes;
    uint8_t dice[2];
    char id[15];
    EXPECT(tavola_position_start(NULL), NULL_POINTER, "position");
    EXPECT(tavola_position_start(&position), OK, "");
    EXPECT(tavola_position_from_id(NULL, &position, NULL, NULL), NULL_POINTER, "text");
    EXPECT(tavola_position_from_id("4HPwATDgc/ABMA", NULL, NULL, NULL), NULL_POINTER, "position");
    EXPECT(tavola_position_from_id("hello", &position, NULL, NULL), BAD_TEXT, "14 letters");
    EXPECT(tavola_position_from_id("\xff\xfe", &position, NULL, NULL), BAD_TEXT, "UTF-8");
    EXPECT(tavola_position_from_id("", &position, NULL, NULL), BAD_TEXT, "");
    EXPECT(tavola_position_from_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:3:0:7:10", &position, &stakes, dice), OK, "");
    if (dice[0] != 6 || dice[1] != 3 || stakes.away_own != 7 || stakes.away_opponent != 4 || stakes.cube != 1) {
        fprintf(stderr, "the XGID was read as %d%d, %u away, %u away\n", dice[0], dice[1], (unsigned)stakes.away_own,
                (unsigned)stakes.away_opponent);
        wrong = 1;
    }
    EXPECT(tavola_position_id(&position, id, 14), BAD_NUMBER, "15");
    EXPECT(tavola_position_id(&position, NULL, 15), NULL_POINTER, "text");
    EXPECT(tavola_position_id(NULL, id, 15), NULL_POINTER, "position");
    EXPECT(tavola_position_id(&position, id, 15), OK, "");
    if (strcmp(id, "4HPwATDgc/ABMA") != 0) {
        fprintf(stderr, "the start has the id %s\n", id);
        wrong = 1;
    }
    int8_t counts[28];
    memcpy(counts, position.counts, sizeof counts);
    EXPECT(tavola_position_from_counts(counts, 27, &position), BAD_POSITION, "26 counts");
    EXPECT(tavola_position_from_counts(NULL, 28, &position), NULL_POINTER, "counts");
    EXPECT(tavola_position_from_counts(NULL, 0, &position), BAD_POSITION, "not 0");
    EXPECT(tavola_position_from_counts(counts, 26, &position), OK, "");
    counts[6] = 6;
    EXPECT(tavola_position_from_counts(counts, 26, &position), BAD_POSITION, "16 checkers");
    counts[6] = -128;
    EXPECT(tavola_position_from_counts(counts, 28, &position), BAD_POSITION, "from -15 to 15");
}

static int32_t breaks_off(const TavolaRollout *so_far, void *user) {
    *(uint32_t *)user = so_far->trials;
    return 1;
}

static void judging(TavolaEngine *engine) {
    TavolaPosition start, over, broken;
    TavolaStakes money, stakes;
    TavolaEvaluation evaluations[3];
    TavolaPlay plays[2];
    TavolaCubeDecision decision;
    size_t count = 77;
    tavola_position_start(&start);
    tavola_stakes_money(&money);
    memset(&broken, 9, sizeof broken);
    memset(&over, 0, sizeof over);
    over.counts[26] = 15;
    over.counts[1] = -15;

    TavolaPosition three[3] = {start, start, start};
    EXPECT(tavola_evaluate(engine, three, 3, &money, 0, evaluations), OK, "");
    EXPECT(tavola_evaluate(engine, NULL, 0, &money, 0, NULL), OK, "");
    EXPECT(tavola_evaluate(NULL, three, 3, &money, 0, evaluations), NULL_POINTER, "engine");
    EXPECT(tavola_evaluate(engine, NULL, 3, &money, 0, evaluations), NULL_POINTER, "positions");
    EXPECT(tavola_evaluate(engine, three, 3, NULL, 0, evaluations), NULL_POINTER, "stakes");
    EXPECT(tavola_evaluate(engine, three, 3, &money, 0, NULL), NULL_POINTER, "evaluations");
    EXPECT(tavola_evaluate(engine, three, 3, &money, 5, evaluations), BAD_NUMBER, "0 to 4");
    EXPECT(tavola_evaluate(engine, &broken, 1, &money, 0, evaluations), BAD_POSITION, "index 0");
    EXPECT(tavola_evaluate(engine, &over, 1, &money, 0, evaluations), OK, "");

    EXPECT(tavola_best_plays(engine, &start, &money, 0, 7, 0, plays, 2, &count), BAD_NUMBER, "1 to 6");
    EXPECT(tavola_best_plays(engine, &over, &money, 1, 2, 0, plays, 2, &count), GAME_OVER, "over");
    EXPECT(tavola_best_plays(engine, &start, &money, 1, 2, 0, plays, 2, NULL), NULL_POINTER, "count");
    EXPECT(tavola_best_plays(engine, &start, &money, 1, 2, 0, NULL, 2, &count), NULL_POINTER, "plays");
    EXPECT(tavola_best_plays(engine, &start, &money, 1, 2, 0, NULL, 0, &count), OK, "");
    if (count < 10 || count == 77) {
        fprintf(stderr, "the start has %zu plays of 21\n", count);
        wrong = 1;
    }

    stakes = money;
    stakes.cube = 3;
    EXPECT(tavola_cube(engine, &start, &stakes, 0, &decision), BAD_STAKES, "power of two");
    stakes = money;
    stakes.cube_owner = 9;
    EXPECT(tavola_cube(engine, &start, &stakes, 0, &decision), BAD_STAKES, "TavolaCubeOwner");
    stakes = money;
    stakes.away_own = 5;
    EXPECT(tavola_cube(engine, &start, &stakes, 0, &decision), BAD_STAKES, "both players");
    stakes.away_opponent = 65;
    EXPECT(tavola_cube(engine, &start, &stakes, 0, &decision), BAD_STAKES, "1 to 64");
    stakes.away_opponent = 3;
    stakes.crawford = 1;
    EXPECT(tavola_cube(engine, &start, &stakes, 0, &decision), BAD_STAKES, "one point away");
    stakes.crawford = 0;
    EXPECT(tavola_cube(engine, &start, &stakes, 0, &decision), OK, "");
    EXPECT(tavola_cube(engine, &start, &stakes, 0, NULL), NULL_POINTER, "decision");
    EXPECT(tavola_cube(engine, &over, &stakes, 0, &decision), GAME_OVER, "over");

    TavolaRolloutSettings settings;
    TavolaRollout result;
    uint32_t seen = 0;
    EXPECT(tavola_rollout_settings_usual(NULL), NULL_POINTER, "settings");
    EXPECT(tavola_rollout_settings_usual(&settings), OK, "");
    settings.truncate = 3;
    EXPECT(tavola_rollout(engine, &start, &money, &settings, breaks_off, &seen, &result), CANCELLED, "broke");
    if (seen != 36 || result.trials != 36) {
        fprintf(stderr, "broken off after %u games, %u seen\n", (unsigned)result.trials, (unsigned)seen);
        wrong = 1;
    }
    settings.trials = 36;
    EXPECT(tavola_rollout(engine, &start, &money, &settings, NULL, NULL, &result), OK, "");
    EXPECT(tavola_rollout(engine, &start, &money, &settings, NULL, NULL, NULL), NULL_POINTER, "result");
    EXPECT(tavola_rollout(engine, &start, &money, NULL, NULL, NULL, &result), NULL_POINTER, "settings");
    settings.trials = 0;
    EXPECT(tavola_rollout(engine, &start, &money, &settings, NULL, NULL, &result), BAD_NUMBER, "trials");
    settings.trials = 36;
    settings.truncate = 70000;
    EXPECT(tavola_rollout(engine, &start, &money, &settings, NULL, NULL, &result), BAD_NUMBER, "truncate");
}

int main(void) {
    if (tavola_version()[0] == '\0') {
        wrong = 1;
    }
    positions();
    TavolaEngine *engine = tavola_engine_new();
    judging(engine);
    tavola_engine_free(engine);
    tavola_engine_free(NULL);
    return wrong;
}
