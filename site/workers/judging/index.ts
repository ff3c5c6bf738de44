export { askAboutLook, judgeApart, judgePrintApart } from './judging.ts';
export { readCodes } from './read-codes.ts';
