// The components that show a draft. They load with the first touch or with the first draft.

export { DrawingView } from '#ui';
export { DraftDrawing } from './draft-drawing.tsx';
