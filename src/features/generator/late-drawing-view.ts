import { late } from '#late';

/** The components that show a draft, loaded with the first touch or with the first draft. */
export const lateDrawingView = late(() => import('./drawing-view.ts'));
