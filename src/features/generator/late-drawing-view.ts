import { late } from '#late';

/** What shows a draft, which is loaded with the maker: there is nothing to show before. */
export const lateDrawingView = late(() => import('./drawing-view.ts'));
