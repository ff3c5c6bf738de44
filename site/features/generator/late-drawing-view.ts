import { seam } from '#workbench';

/** The components that show a draft. They load with the first touch or the first draft. */
export const lateDrawingView = seam(() => import('./drawing-view.ts'));
