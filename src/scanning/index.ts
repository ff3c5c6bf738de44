export type { ChangeFacts, NoRepair, Recoloring, Repair } from '#scanning/repairs';
export type { ConditionId, FoundCode, Reading } from '#scanning/tunnel';
export { type Finding, type Harm, type Verdict, verdictRank } from '#scanning/verdict';
export {
  type Reason,
  readCodes,
  type Scan,
  type ScanFailure,
  type ScanReport,
  type ScanRequest,
  useScan,
} from '#scanning/worker';
