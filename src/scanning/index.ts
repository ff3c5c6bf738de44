export type { Pixels } from '#drawing';
export { chooseCode } from './choose-code.ts';
export { CONDITION_TEXT, type ConditionId } from './condition-text.ts';
export { type BlockBudget, type ErrorBudget, errorBudget } from './error-budget.ts';
export { identifyCode } from './identify-code.ts';
export type { Reason, Repair, ScanReport, ScanRequest } from './report.ts';
export { type Scanner, startScanner } from './scanner.ts';
export type { Reading } from './tunnel.ts';
export { VERDICT_TEXT, type Verdict } from './verdict-text.ts';
