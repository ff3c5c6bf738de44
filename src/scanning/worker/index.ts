export { type Scanner, startScanner } from './client.ts';
export { judge } from './judge.ts';
export { readCodes } from './read-codes.ts';
export type { Reason, ScanFailure, ScanReport, ScanRequest } from './report.ts';
export { type Scan, useScan } from './use-scan.ts';
