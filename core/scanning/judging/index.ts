export { type ChangeFacts, COLOR_FIELDS, type Recoloring } from './change.ts';
export { type CheckedCode, checkPicture, type PictureCheck, type WhyNothing } from './check-picture.ts';
export type { Fix, NoFix } from './fixes.ts';
export {
  failureOf,
  judge,
  NoCodeError,
  type Reason,
  type ScanFailure,
  type ScanReport,
  type ScanRequest,
  saidVerdict,
  UnidentifiedError,
} from './judge.ts';
export { findLookFacts, type Glance, glanceAt, judgeLook, type LookAnswer, type LookRequest } from './judge-look.ts';
export { judgePrint, type PrintReport } from './judge-print.ts';
export { farthestReading, type PrintedCode, printOf } from './print.ts';
