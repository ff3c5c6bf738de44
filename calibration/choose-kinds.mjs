/**
 * Returns the kinds that `--only` names, or all kinds without `--only`. Throws a `RangeError` for an unknown name:
 * without this error, a run with a misspelled name would measure nothing and seem to succeed.
 * @template {string} Kind
 * @param {string | undefined} only comma-separated names of kinds
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
