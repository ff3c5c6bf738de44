export {
  type DamagePlace,
  type DesignOfCode,
  type Finding,
  findAll,
  findRedLight,
  type Harm,
  imageVerdict,
} from './findings.ts';
export {
  type Ink,
  inkLimit,
  inksOf,
  isLightCode,
  paperOf,
  withColor,
} from './inks.ts';
export { allowedBy, exceededLimits, type Inspection, inspect, inspectSeen } from './inspect.ts';
export {
  findVerdict,
  HARD,
  type JudgeTools,
  type Judgment,
  judgeRedLight,
  judgeSpecimen,
  judgeUnread,
} from './judgment.ts';
export {
  type CodeVerdict,
  FIX_LIMITS,
  isBetter,
  leadingVerdict,
  nextBetter,
  type SaidVerdict,
  VERDICTS,
  type Verdict,
  verdictRank,
  worstVerdict,
} from './limits.ts';
