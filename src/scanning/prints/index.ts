export { judgePrint, type PrintReport } from './judge-print.ts';
export { type PrintedCode, printOf } from './print.ts';
