/*
 * The best plays of a roll, the cube before it, and a short rollout.
 *
 *   cc best.c -I../include -L TARGET -ltavola_capi -lm -o best
 *   ./best 4HPwATDgc/ABMA 31
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "tavola.h"

/* The status says what kind of thing was wrong, the text says what. */
static int failed(TavolaStatus status) {
    if (status == TAVOLA_STATUS_OK) {
        return 0;
    }
    fprintf(stderr, "%d: %s\n", (int)status, tavola_last_error());
    return 1;
}

/* Breaks a rollout off after 72 games. */
static int32_t progress(const TavolaRollout *so_far, void *user) {
    ++*(int *)user;
    return so_far->trials >= 72;
}

int main(int argc, char **argv) {
    const char *id = argc > 1 ? argv[1] : "4HPwATDgc/ABMA";
    const char *roll = argc > 2 ? argv[2] : "31";
    if (strlen(roll) != 2) {
        fprintf(stderr, "a roll is two digits, such as 31\n");
        return 2;
    }
    TavolaPosition position;
    TavolaStakes stakes;
    if (failed(tavola_position_from_id(id, &position, &stakes, NULL))) {
        return 1;
    }
    TavolaEngine *engine = tavola_engine_new();
    TavolaPlay plays[5];
    size_t count = 0;
    uint8_t die1 = (uint8_t)(roll[0] - '0'), die2 = (uint8_t)(roll[1] - '0');
    if (failed(tavola_best_plays(engine, &position, &stakes, die1, die2, 1, plays, 5, &count))) {
        tavola_engine_free(engine);
        return 1;
    }
    printf("%zu plays of %s\n", count, roll);
    for (size_t rank = 0; rank < count && rank < 5; ++rank) {
        printf("%zu. %-20s %+.4f  loses %.4f\n", rank + 1, plays[rank].text, (double)plays[rank].equity,
               (double)plays[rank].loss);
    }

    TavolaCubeDecision cube;
    if (failed(tavola_cube(engine, &position, &stakes, 0, &cube))) {
        tavola_engine_free(engine);
        return 1;
    }
    static const char *const actions[] = {"no cube to turn", "no double", "double", "redouble", "too good"};
    static const char *const answers[] = {"take", "drop", "beaver"};
    printf("%s, %s: %+.4f, taken %+.4f, dropped %+.4f\n", actions[cube.action], answers[cube.answer],
           (double)cube.no_double, (double)cube.double_take, (double)cube.double_drop);

    TavolaRolloutSettings settings;
    TavolaRollout result;
    int calls = 0;
    tavola_rollout_settings_usual(&settings);
    settings.truncate = 5;
    TavolaStatus status = tavola_rollout(engine, &position, &stakes, &settings, progress, &calls, &result);
    if (status != TAVOLA_STATUS_CANCELLED && failed(status)) {
        tavola_engine_free(engine);
        return 1;
    }
    printf("%" PRIu32 " games, %d calls: %+.4f +- %.4f\n", result.trials, calls, (double)result.equity,
           (double)result.equity_error);
    tavola_engine_free(engine);
    return 0;
}
