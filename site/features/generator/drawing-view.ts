// The components that show a draft. They load when the pointer or the focus first enters the generator, or when the
// first draft is ready.

export { DrawingView } from '#ui';
export { DraftDrawing } from './draft-drawing.tsx';
