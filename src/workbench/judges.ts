import { startJudges } from '#scanning';

/** The pool of workers that judge designs, pictures and prints. Its worker starts when it is first needed. */
export const judges = startJudges();
