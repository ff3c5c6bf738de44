/**
 * Returns the kinds that `--only` names, or all of them without it. Throws on a name that is none: an empty run would
 * keep every promise.
 * @template {string} Kind
 * @param {string | undefined} only names, separated by commas
 * @param {readonly Kind[]} kinds
 * @returns {readonly Kind[]}
 */
export function chooseKinds(only, kinds) {
  if (only === undefined) return kinds;
  const names = only.split(',');
  const unknown = names.filter((name) => !kinds.some((kind) => kind === name));
  if (unknown.length > 0) throw new RangeError(`--only: unknown ${unknown.join(', ')}; known are ${kinds.join(', ')}`);
  return kinds.filter((kind) => names.includes(kind));
}
