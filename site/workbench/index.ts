export { useCodeCount, YOUR_CODES_ID } from './code-count.ts';
export { judgeKept, keptVerdict, rememberVerdict, useCodes } from './codes.ts';
export { type DesignAction, designReducer } from './design-reducer.ts';
export {
  designStore,
  filePartInWork,
  GENERATOR_ID,
  isNewDesign,
  newDesign,
  showGenerator,
  useDesign,
} from './design-store.ts';
export type { Draft, ReadyDraft, WeaveTrouble } from './draft.ts';
export { generateAndAdd, generateAndKeep, generateAndUpdate, type Maker, maker } from './generate.ts';
export type { MadePicture } from './maker.ts';
export { pictureToCheck } from './picture-to-check.ts';
export { type Remade, remake, useRemade } from './remake.ts';
export { LoadFailure, moreTypes, type Seam, seam, siteLettering, uploads, useSeam } from './seams.ts';
export { type Answer, useAnswer } from './use-answer.ts';
export { type Drafting, useDraft } from './use-draft.ts';
export { useFileChoice } from './use-file-choice.ts';
export { type PrintAnswer, type Scan, usePrintVerdict, useScan, whenStill } from './verdicts.ts';
export { requestWovenCode, weaveDrawing, weavePrint } from './weaver.ts';
