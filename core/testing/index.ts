export { arrowCases } from './arrow-cases.ts';
export { expectLinear } from './doubling.ts';
export { loadJudgeTools } from './judge-tools.ts';
export { WOVEN_DESIGN } from './woven-design.ts';
