/**
 * Media types that never apply to an image on a screen. Those after `speech` are deprecated and match nothing (Media
 * Queries 4, 2.3).
 */
const OTHER_MEDIA: ReadonlySet<string> = new Set([
  'print',
  'speech',
  'tty',
  'tv',
  'projection',
  'handheld',
  'braille',
  'embossed',
  'aural',
]);

/** Query parts with a known answer: an uploaded image is drawn on a screen, in a light color scheme. */
const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ['all', true],
  ['screen', true],
  ['only all', true],
  ['only screen', true],
  ['(prefers-color-scheme:light)', true],
  ['(prefers-color-scheme:dark)', false],
]);

/**
 * Returns whether a list of media queries, such as `screen, print`, applies to an uploaded image. Returns null if that
 * depends on the browser, its window or its user's preferences.
 */
export function matchesMedia(text: string): boolean | null {
  const list = text.replace(/\s+/g, ' ').trim().toLowerCase();
  if (list === '') return true;
  const answers = list.split(',').map(answerOf);
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

/**
 * Returns whether a single query applies, or null if unknown. A query does not apply if one of its parts does not, even
 * if other parts are unknown.
 */
function answerOf(query: string): boolean | null {
  const parts = query.split(' and ').map((part) => {
    const written = part.trim().replace(/ ?([:()]) ?/g, '$1');
    return OTHER_MEDIA.has(written) ? false : (ANSWERS.get(written) ?? null);
  });
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}
