export type { ChangeFacts, Fix, NoFix, Recoloring } from '#scanning/fixes';
export type { Reason, ScanFailure, ScanReport, ScanRequest } from '#scanning/judging';
export type { LookAnswer, LookRequest } from '#scanning/looks';
export { farthestReading, type PrintedCode, type PrintReport, printOf } from '#scanning/prints';
export type { ConditionId, FoundCode, Reading } from '#scanning/tunnel';
export { type Finding, type Harm, type Verdict, verdictRank } from '#scanning/verdict';
