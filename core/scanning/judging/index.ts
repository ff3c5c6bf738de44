export { failureOf, judge, NoCodeError, UnidentifiedError } from './judge.ts';
export type {
  DesignRequest,
  PictureRequest,
  Reason,
  ScanFailure,
  ScanReport,
  ScanRequest,
} from './report.ts';
