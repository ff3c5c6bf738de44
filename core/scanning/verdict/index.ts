export { decide } from './decide.ts';
export type { DesignOfCode, Finding, Harm } from './finding.ts';
export { findAll, findRedLight, imageVerdict } from './findings.ts';
export { inkLimit } from './ink-limits.ts';
export {
  findLightInks,
  findTurnedInks,
  type Ink,
  inksOf,
  isLightCode,
  isPaperDark,
  paperOf,
  readablePaper,
  withColor,
} from './inks.ts';
export { allowedBy, exceededLimits, type Inspection, inspect } from './inspect.ts';
export { findVerdict, type JudgeTools, type Judgment, judgeSpecimen, judgeUnread } from './judgment.ts';
export { FIX_LIMITS, LIMITS } from './limits.ts';
export { judgeRedLight, type RedLight } from './red-light.ts';
export { isBetter, nextBetter, VERDICTS, type Verdict, verdictRank, worstVerdict } from './verdict.ts';
