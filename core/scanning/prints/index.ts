export { judgePrint, type PrintReport } from './judge-print.ts';
export { farthestReading } from './phone.ts';
export { type PrintedCode, printOf } from './print.ts';
