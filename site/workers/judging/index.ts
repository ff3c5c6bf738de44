export { fetchBytes } from './fetch-bytes.ts';
export { askAboutLook, judgeApart, judgePrintApart, startJudges } from './judge-apart.ts';
export type { LookGlance } from './judge-work.ts';
export { readCodes } from './read-codes.ts';
