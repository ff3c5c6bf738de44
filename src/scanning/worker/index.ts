export { judgeApart, startJudges } from './judge-apart.ts';
export { readCodes } from './read-codes.ts';
