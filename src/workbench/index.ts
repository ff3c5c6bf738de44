export { type DesignAction, designReducer } from './design-reducer.ts';
export { designStore, newDesign } from './design-store.ts';
export type { Draft, ReadyDraft } from './draft.ts';
export { rememberVerdict } from './draft-verdict.ts';
export { generateAndKeep, type MadePicture } from './generate-and-keep.ts';
export { late, useLate, useNeeded } from './late.ts';
export { useDesign } from './use-design.ts';
export { loadMaker, type Maker, useMaker } from './use-maker.ts';
export { weaveCode, weaveDrawing } from './weaver.ts';
