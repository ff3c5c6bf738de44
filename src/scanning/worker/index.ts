export { type Scanner, startScanner } from './client.ts';
export { readCodes } from './read-codes.ts';
export { type Scan, useScan } from './use-scan.ts';
