export {
  type ChangeFacts,
  type CheckedCode,
  type Fix,
  farthestReading,
  type LookAnswer,
  type LookRequest,
  type NoFix,
  type PictureCheck,
  type PrintedCode,
  type PrintReport,
  printOf,
  type Reason,
  type Recoloring,
  type ScanFailure,
  type ScanReport,
  type ScanRequest,
  saidVerdict,
  type UncheckedCode,
  type WhyNothing,
} from '#scanning/judging';
export { type BlockBudget, type Corners, type Point, project, projectionOf, type SymbolFacts } from '#scanning/pixels';
export type { ConditionId, DecoderId, FoundCode, Reading, SeenCode, UnidentifiedCode } from '#scanning/tunnel';
export { MOST_FOUND } from '#scanning/tunnel';
export {
  type CodeVerdict,
  type Finding,
  type Harm,
  leadingVerdict,
  type SaidVerdict,
  type Verdict,
  verdictRank,
} from '#scanning/verdict';
