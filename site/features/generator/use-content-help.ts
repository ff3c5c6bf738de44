import { seam } from '#workbench';

/**
 * The parts of the content panel that are needed once something is typed: the rules of the content types, the fields
 * beside the content, and their words.
 */
export type ContentHelp = typeof import('./content-help.ts');

export const contentHelp = seam<ContentHelp>(() => import('./content-help.ts'));
