import { useState } from 'react';
import { Note, SearchInput, VisuallyHidden } from '#ui';
import { zoneWords as words } from '#words/zones';
import { findZones } from './find-zones.ts';

interface ZoneSearchProps {
  readonly zones: readonly string[];
  readonly value: string;
  readonly choose: (zone: string) => void;
  /** Gets what is found; null while nothing is searched. */
  readonly show: (found: readonly string[] | null) => void;
}

/** Chooses the first zone that is found, unless the chosen one is among them. */
export function ZoneSearch({ zones, value, choose, show }: ZoneSearchProps) {
  const [search, setSearch] = useState('');

  function type(text: string): void {
    const found = text.trim() === '' ? null : findZones(zones, text);
    setSearch(text);
    show(found);
    if (found && found.length > 0 && !found.includes(value)) choose(found[0]);
  }

  return (
    <SearchInput
      name={words.search}
      value={search}
      onChange={({ target }) => type(target.value)}
      // Enter must not submit the form around the field.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}

export function ZonesFound({ found }: { readonly found: readonly string[] | null }) {
  if (found?.length === 0) return <Note>{words.noneFound}</Note>;
  return <VisuallyHidden>{found && words.found({ count: found.length })}</VisuallyHidden>;
}
