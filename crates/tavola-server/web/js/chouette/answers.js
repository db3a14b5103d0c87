// An answer to cubes, as it is being made: one choice for each, all of them sent as one decision. Pure.

/** @import { ChouetteCommand, ChouetteCubeAnswer, ChouetteToAnswer, PlayerId } from "../wire.js" */

/**
 * @typedef {object} Answers
 * @property {readonly ChouetteToAnswer[]} cubes
 * @property {Readonly<Record<PlayerId, ChouetteCubeAnswer>>} chosen
 */

/** @param {readonly ChouetteToAnswer[]} cubes @returns {Answers} nothing chosen yet */
export const blank = (cubes) => ({ cubes, chosen: {} });

/** What tells one decision from another. @param {readonly ChouetteToAnswer[]} cubes */
export const keyOf = (cubes) => cubes.map(({ cube, step, asked }) => `${cube} ${step} ${asked}`).join("; ");

/**
 * The same choices for what is offered now: what is no longer offered or no longer allowed is forgotten.
 * @param {Answers} answers
 * @param {readonly ChouetteToAnswer[]} cubes
 * @returns {Answers}
 */
export function follow(answers, cubes) {
  const was = new Map(answers.cubes.map((one) => [one.cube, one]));
  const kept = cubes.filter(({ cube, step, answers: may }) => {
    const chosen = answers.chosen[cube];
    return chosen !== undefined && may.includes(chosen) && was.get(cube)?.step === step;
  });
  return kept.reduce((now, { cube }) => choose(now, cube, answers.chosen[cube] ?? "drop"), blank(cubes));
}

/** @param {Answers} answers @param {PlayerId} cube @param {ChouetteCubeAnswer} answer @returns {Answers} */
export function choose(answers, cube, answer) {
  const may = answers.cubes.find((one) => one.cube === cube)?.answers.includes(answer);
  return may ? { ...answers, chosen: { ...answers.chosen, [cube]: answer } } : answers;
}

/** The same answer to every cube that may have it. @param {Answers} answers @param {ChouetteCubeAnswer} answer @returns {Answers} */
export const chooseAll = (answers, answer) =>
  answers.cubes.reduce((now, { cube }) => choose(now, cube, answer), answers);

/** @param {Answers} answers @returns {boolean} whether every cube has its answer */
export const isWhole = ({ cubes, chosen }) => cubes.length > 0 && cubes.every(({ cube }) => chosen[cube] !== undefined);

/** The answers that every cube may have: those of the big buttons. @param {Answers} answers @returns {ChouetteCubeAnswer[]} */
export function forAll({ cubes }) {
  const [first, ...rest] = cubes;
  return first ? first.answers.filter((answer) => rest.every((one) => one.answers.includes(answer))) : [];
}

/** @param {Answers} answers @returns {ChouetteCommand} the whole decision */
export const command = ({ chosen }) => ({ type: "answer", answers: { ...chosen } });

/**
 * What the choice costs and keeps: the stake of the cubes taken, the points paid for those dropped.
 * @param {Answers} answers
 */
export function weigh({ cubes, chosen }) {
  let played = 0;
  let paid = 0;
  for (const { cube, asked, refused } of cubes) {
    const answer = chosen[cube];
    if (answer === "drop") paid += refused;
    else if (answer === "take") played += asked;
    else if (answer) played += 2 * asked;
  }
  return { played, paid };
}
