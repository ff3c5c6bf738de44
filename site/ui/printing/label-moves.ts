import type { LabelSheet } from '#sheets';

/**
 * Returns the place to which an arrow key, Home or End moves from `place`. Places count from 0. Returns null for all
 * other keys, and for an arrow key that would leave the sheet.
 */
export function placeAfterKey(
  key: string,
  place: number,
  { columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>,
): number | null {
  const [column, row] = [place % columns, Math.floor(place / columns)];
  switch (key) {
    case 'ArrowRight':
      return column + 1 < columns ? place + 1 : null;
    case 'ArrowLeft':
      return column > 0 ? place - 1 : null;
    case 'ArrowDown':
      return row + 1 < rows ? place + columns : null;
    case 'ArrowUp':
      return row > 0 ? place - columns : null;
    case 'Home':
      return 0;
    case 'End':
      return columns * rows - 1;
    default:
      return null;
  }
}

/** Returns the used labels after a click on any label. A used label becomes unused, and an unused one becomes used. */
export function usedAfterClick(used: ReadonlySet<number>, label: number): ReadonlySet<number> {
  const changed = new Set(used);
  if (!changed.delete(label)) changed.add(label);
  return changed;
}
