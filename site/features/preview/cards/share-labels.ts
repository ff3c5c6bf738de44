/** How many copies of each code a run prints. */
export interface LabelShares {
  /** Copies of the code whose page the visitor has opened. */
  readonly first: number;
  /** Copies of the other codes, by their ids. */
  readonly others: ReadonlyMap<string, number>;
}

/**
 * Returns how many labels each code gets. `free` is the number of free labels on the first sheet. `first` and `others`
 * are the numbers that the visitor typed, null for none. A typed number stays. If `first` is null, the codes without a
 * number share equally what the typed numbers leave of `free`; if some labels are left over, the earlier codes get one
 * more each. If `first` is typed, each code without a number gets `first` labels. Each code without a number gets at
 * least one label.
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
