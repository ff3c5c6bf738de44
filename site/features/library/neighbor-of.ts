/**
 * Returns the neighbor of an element that is removed from a list: the next element, or the previous one if the removed
 * element was the last. Undefined if it was the only one.
 */
export function neighborOf<T>(gone: T, list: readonly T[]): T | undefined {
  const place = list.indexOf(gone);
  return list[place + 1] ?? list[place - 1];
}
