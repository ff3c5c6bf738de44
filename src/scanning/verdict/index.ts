export { decide } from './decide.ts';
export {
  type DesignOfCode,
  type Finding,
  findAll,
  findLightInks,
  type ImageHarm,
  isSolved,
  readablePaper,
} from './findings.ts';
export { type Ink, inkLimit, inksOf, paperOf, withColor } from './inks.ts';
export { type Judgement, type JudgeTools, judgeSpecimen } from './judgement.ts';
export { type Inspection, inspect } from './limits.ts';
export { isBetter, VERDICTS, type Verdict, verdictRank } from './verdict.ts';
