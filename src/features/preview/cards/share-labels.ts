/** The copies of each code that a run prints. */
export interface LabelShares {
  /** Of the code whose page this is. */
  readonly first: number;
  /** Of the other codes, by their ids. */
  readonly others: ReadonlyMap<string, number>;
}

/**
 * Returns how many labels each code gets. A number that the visitor typed stays; null stands for one that was not
 * typed. Without a number for the first code, those codes share the `free` labels of the first sheet equally, and the
 * first ones get what is left over. With one, every other code gets as many as the first. Each code gets one at least.
 */
export function shareLabels(
  free: number,
  first: number | null,
  others: ReadonlyMap<string, number | null>,
): LabelShares {
  const counts = [first, ...others.values()];
  const sharing = counts.filter((count) => count === null).length;
  const typed = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const left = Math.max(0, free - typed);
  let turn = 0;
  const next = (): number => {
    const share = first ?? Math.floor(left / sharing) + (turn < left % sharing ? 1 : 0);
    turn++;
    return Math.max(1, share);
  };
  return { first: first ?? next(), others: new Map(Array.from(others, ([id, count]) => [id, count ?? next()])) };
}
