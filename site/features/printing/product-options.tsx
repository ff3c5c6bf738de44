import { useState } from 'react';
import { LABEL_SHEETS, PAPERS, usualPaper } from '#sheets';
import type { CardProduct } from '#sheets/cards';
import { cardWords, labelWords } from '#words/printing';
import { OWN_SHEET, ROLL } from './products.ts';

export function CardOptions({ cards }: { readonly cards: readonly CardProduct[] }) {
  return (['cards', 'posters', 'stickers'] as const).map((group) => (
    <optgroup key={group} label={cardWords.groups[group]}>
      {cards
        .filter((product) => groupOf(product) === group)
        .map((product) => (
          <option key={product.id} value={product.id}>
            {cardWords.products[product.id]}
          </option>
        ))}
    </optgroup>
  ));
}

/** Label sheets as the options of a select, grouped by paper. The usual paper of the visitor's region comes first. */
export function LabelOptions() {
  const [paper] = useState(() => usualPaper(navigator.languages));
  const papers = paper === 'A4' ? (['A4', 'Letter'] as const) : (['Letter', 'A4'] as const);
  return (
    <>
      {papers.map((name) => (
        <optgroup key={name} label={labelWords.groups[name]}>
          {LABEL_SHEETS.filter((sheet) => sheet.paper === PAPERS[name]).map((sheet) => (
            <option key={sheet.id} value={`label-${sheet.id}`}>
              {labelWords.sheet(sheet.name)}
            </option>
          ))}
        </optgroup>
      ))}
      <optgroup label={labelWords.groups.other}>
        <option value={OWN_SHEET}>{labelWords.own}</option>
        <option value={ROLL}>{labelWords.roll}</option>
      </optgroup>
    </>
  );
}

function groupOf({ layout, type, width }: CardProduct): 'cards' | 'posters' | 'stickers' {
  if (layout === 'centered') return 'stickers';
  return layout === 'upright' && type.number === undefined && width > 105 ? 'posters' : 'cards';
}
