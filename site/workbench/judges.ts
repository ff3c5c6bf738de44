import { startJudges } from '#workers/judging';

/** The pool that judges designs, pictures and prints in a worker. It starts its only worker at the first request. */
export const judges = startJudges();
