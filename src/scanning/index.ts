export type { Reason, ScanFailure, ScanReport, ScanRequest } from '#scanning/judging';
export type { ChangeFacts, NoRepair, Recoloring, Repair } from '#scanning/repairs';
export type { ConditionId, FoundCode, Reading } from '#scanning/tunnel';
export { type Finding, type Harm, type Verdict, verdictRank } from '#scanning/verdict';
export { judgeApart, readCodes, startJudges } from '#scanning/worker';
