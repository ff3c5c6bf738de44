export { pictureToCheck, tableToMake } from './carried-file.ts';
export { useCodeCount, YOUR_CODES_ID } from './code-count.ts';
export { judgeKept, useCodes } from './codes.ts';
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
export { type Draft, makeDraft, type ReadyDraft, type WeaveTrouble } from './draft.ts';
export { generation, useIsGenerating } from './generation.ts';
export { type MadePicture, makeAndAdd, makeAndKeep, makeAndUpdate } from './keep-code.ts';
export { type Remade, remake, useRemade } from './remake.ts';
export { LoadFailure, type Seam, seam, siteLettering, uploads, useSeam } from './seams.ts';
export { type Answer, useAnswer } from './use-answer.ts';
export { type Drafting, useDraft } from './use-draft.ts';
export { useFileChoice } from './use-file-choice.ts';
export {
  finalVerdict,
  type PrintAnswer,
  rememberVerdict,
  type Scan,
  usePrintVerdict,
  useScan,
  whenStill,
} from './verdicts.ts';
export { requestWovenCode, weaveDraft, weaveDrawing, weavePreview } from './weaver.ts';
