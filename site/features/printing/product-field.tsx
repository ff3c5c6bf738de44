import { useId, useState } from 'react';
import { controlClass, Field, Note, SearchInput, VisuallyHidden } from '#ui';
import { cardWords } from '#words/printing';
import { OWN_SHEET, type ProductGroup, searchProducts } from './products.ts';

interface ProductFieldProps {
  readonly groups: readonly ProductGroup[];
  readonly value: string;
  readonly choose: (product: string) => void;
}

/**
 * A list of products with a search beside it. A search chooses its first result, unless the product that was chosen
 * before is among them. The visitor's own sheet is always listed.
 */
export function ProductField({ groups, value, choose }: ProductFieldProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  // What was chosen before the search, which stays if the search does not find another.
  const [before, setBefore] = useState(value);
  const found = searchProducts(groups, search);
  const ids = idsOf(found);
  const all = groups.flatMap(({ options }) => options);
  const unlisted = (id: string) => (ids.includes(id) ? undefined : all.find((each) => each.id === id));
  // The chosen product stays in the list, as what the list shows is what is printed.
  const chosen = unlisted(value);
  const own = value === OWN_SHEET ? undefined : unlisted(OWN_SHEET);

  function type(text: string): void {
    setSearch(text);
    const earlier = search === '' ? value : before;
    setBefore(earlier);
    const hits = idsOf(searchProducts(groups, text));
    const next = hits.length === 0 || hits.includes(earlier) ? earlier : hits[0];
    if (next !== value) choose(next);
  }

  return (
    <Field
      label={cardWords.product}
      htmlFor={id}
      aside={
        <SearchInput
          name={cardWords.search}
          aria-describedby={`${id}-found`}
          value={search}
          onChange={({ target }) => type(target.value)}
        />
      }
    >
      <select
        id={id}
        className={controlClass}
        value={value}
        onChange={({ target }) => {
          setSearch('');
          choose(target.value);
        }}
      >
        {chosen && <option value={value}>{chosen.name}</option>}
        {found.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </optgroup>
        ))}
        {own && <option value={OWN_SHEET}>{own.name}</option>}
      </select>
      <div id={`${id}-found`} role="status">
        {search.trim() !== '' && <Found count={ids.length} hasOwnSheet={all.some((each) => each.id === OWN_SHEET)} />}
      </div>
    </Field>
  );
}

/** A single product is shown at once, so only a screen reader needs to be told. */
function Found({ count, hasOwnSheet }: { readonly count: number; readonly hasOwnSheet: boolean }) {
  if (count === 0) return <Note>{hasOwnSheet ? cardWords.noneFound : cardWords.nothingFound}</Note>;
  if (count === 1) return <VisuallyHidden>{cardWords.found({ count })}</VisuallyHidden>;
  return <Note>{cardWords.found({ count })}</Note>;
}

function idsOf(groups: readonly ProductGroup[]): string[] {
  return groups.flatMap(({ options }) => options.map((option) => option.id));
}
