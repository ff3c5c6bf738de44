export type { Pixels } from '#drawing';
export { chooseCode } from './choose-code.ts';
export { type BlockBudget, type ErrorBudget, errorBudget } from './error-budget.ts';
export { identifyCode } from './identify-code.ts';
