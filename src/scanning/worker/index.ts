export { fetchBytes } from './fetch-bytes.ts';
export { judgeApart, judgePrintApart, startJudges } from './judge-apart.ts';
export { readCodes } from './read-codes.ts';
