import { late } from '#late';

/**
 * The parts of the content panel that are needed once something is typed: the rules of the content types, the fields
 * beside the content, and their words.
 */
export type ContentHelp = typeof import('./content-help.ts');

export const contentHelp = late<ContentHelp>(() => import('./content-help.ts'));
