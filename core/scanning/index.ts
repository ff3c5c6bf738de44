export {
  type ChangeFacts,
  type Fix,
  farthestReading,
  type LookAnswer,
  type LookRequest,
  type NoFix,
  type PrintedCode,
  type PrintReport,
  printOf,
  type Reason,
  type Recoloring,
  type ScanFailure,
  type ScanReport,
  type ScanRequest,
  saidVerdict,
} from '#scanning/judging';
export type { ConditionId, FoundCode, Reading } from '#scanning/tunnel';
export { type Finding, type Harm, type SaidVerdict, type Verdict, verdictRank } from '#scanning/verdict';
