import type { SeenCode } from '#scanning';

/** How a code that was seen differs from a known one. `lost`: modules that only the known one has right. */
export type PrintDifference =
  | { readonly is: 'other-text' }
  | { readonly is: 'other-form' }
  | { readonly is: 'modules'; readonly lost: readonly number[] };

type Seen = Pick<SeenCode, 'text' | 'size' | 'rows' | 'misread'>;

/** What the known code's own picture misreads, for example under its logo, is meant to be so. */
export function compareWithDesign(seen: Seen, known: Seen): PrintDifference {
  if (seen.text !== known.text) return { is: 'other-text' };
  const isSame = seen.size === known.size && seen.rows.every((row, index) => row === known.rows[index]);
  if (!isSame) return { is: 'other-form' };
  const meant = new Set(known.misread);
  return { is: 'modules', lost: seen.misread.filter((module) => !meant.has(module)) };
}
