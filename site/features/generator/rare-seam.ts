import { seam } from '#workbench';

/** What few codes need: the files of changeable codes, and the search of time zones, without which their list works. */
export const rare = seam(() => import('./rare.ts'));
