import { late } from '#late';

/** The components that show a draft. They load with the first touch or the first draft. */
export const lateDrawingView = late(() => import('./drawing-view.ts'));
