export { judgePrint, type PrintReport } from './judge-print.ts';
export { type Print, printOf } from './print.ts';
