export { type DesignOfCode, type Finding, findAll, findRedLight, type Harm, imageVerdict } from './findings.ts';
export {
  findLightInks,
  findTurnedInks,
  type Ink,
  inkLimit,
  inksOf,
  isLightCode,
  isPaperDark,
  paperOf,
  readablePaper,
  withColor,
} from './inks.ts';
export { allowedBy, exceededLimits, type Inspection, inspect } from './inspect.ts';
export {
  decide,
  findVerdict,
  type JudgeTools,
  type Judgment,
  judgeRedLight,
  judgeSpecimen,
  judgeUnread,
  type RedLight,
} from './judgment.ts';
export {
  FIX_LIMITS,
  isBetter,
  LIMITS,
  nextBetter,
  type SaidVerdict,
  VERDICTS,
  type Verdict,
  verdictRank,
  worstVerdict,
} from './limits.ts';
