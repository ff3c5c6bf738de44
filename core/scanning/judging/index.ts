export type { ChangeFacts, Recoloring } from './change.ts';
export {
  type CheckedCode,
  checkPicture,
  type PictureCheck,
  type UncheckedCode,
  type WhyNothing,
} from './check-picture.ts';
export type { Fix, NoFix } from './fixes.ts';
export {
  failureOf,
  judge,
  type Reason,
  type ScanFailure,
  type ScanReport,
  type ScanRequest,
  saidVerdict,
} from './judge.ts';
export { findLookFacts, type Glance, glanceAt, judgeLook, type LookAnswer, type LookRequest } from './judge-look.ts';
export { judgePrint, type PrintReport } from './judge-print.ts';
export { farthestReading, type PrintedCode, printOf } from './print.ts';
