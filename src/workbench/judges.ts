import { startJudges } from '#scanning';

/** The pool that judges designs, pictures and prints. Its worker is started when something is first judged. */
export const judges = startJudges();
