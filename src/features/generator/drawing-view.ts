// What shows a draft. There is none before the visitor's first touch.

export { DrawingView } from '#ui';
export { DraftDrawing } from './draft-drawing.tsx';
