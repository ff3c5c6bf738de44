import { useCallback, useState } from 'react';
import type { CodeEntry } from '#storage';

/** The codes that the visitor has selected. */
export interface Selection {
  /** Null outside selection mode; empty in selection mode if no code is selected. */
  readonly ids: ReadonlySet<string> | null;
  /** The selected codes in the order of the list, without codes that are gone. */
  readonly codes: readonly CodeEntry[];
  readonly begin: () => void;
  readonly end: () => void;
  /** Selects or deselects a code. The same function in every rendering. */
  readonly select: (id: string, isSelected: boolean) => void;
  /** Selects these codes and no others. */
  readonly selectOnly: (codes: readonly CodeEntry[]) => void;
}

const NONE: readonly CodeEntry[] = [];

/**
 * Returns the codes with the selected ids, in the order of the list. Returns no codes outside selection mode, or before
 * the list has been read.
 */
export function selectedCodes(all: readonly CodeEntry[] | null, ids: ReadonlySet<string> | null): readonly CodeEntry[] {
  return (ids && all?.filter(({ id }) => ids.has(id))) ?? NONE;
}

/** Returns the selection among the codes of this browser. */
export function useSelection(all: readonly CodeEntry[] | null): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const select = useCallback((id: string, isSelected: boolean): void => {
    setIds((before) => {
      const changed = new Set(before);
      if (isSelected) changed.add(id);
      else changed.delete(id);
      return changed;
    });
  }, []);
  return {
    ids,
    codes: selectedCodes(all, ids),
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    select,
    selectOnly: (codes) => setIds(new Set(codes.map(({ id }) => id))),
  };
}
