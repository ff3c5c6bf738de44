import { useId, useState } from 'react';
import { networkInText } from '#content';
import { LABEL_SHEETS, PAPERS, usualPaper } from '#sheets';
import { CARDS, type CardProduct } from '#sheets/cards';
import { controlClass, Field } from '#ui';
import { cardWords } from '#words/cards';
import { labelWords } from '#words/labels';
import { OWN_SHEET, ROLL } from './label-product.ts';
import styles from './print-desk.module.css';

interface ProductSelectProps {
  /** The text of the code: only networks are offered cards for Wi-Fi. */
  readonly text: string;
  readonly value: string;
  readonly choose: (id: string) => void;
}

/** What the code is printed on. */
export function ProductSelect({ text, value, choose }: ProductSelectProps) {
  const id = useId();
  const offered = productsFor(text);
  const groups = (['cards', 'posters', 'stickers'] as const).map((group) => ({
    group,
    products: offered.filter((product) => groupOf(product) === group),
  }));
  return (
    <div className={styles.product}>
      <Field label={cardWords.product} htmlFor={id}>
        <select id={id} className={controlClass} value={value} onChange={({ target }) => choose(target.value)}>
          {groups.map(({ group, products }) => (
            <optgroup key={group} label={cardWords.groups[group]}>
              {products.map((product) => (
                <option key={product.id} value={product.id}>
                  {cardWords.products[product.id]}
                </option>
              ))}
            </optgroup>
          ))}
          <LabelOptions />
        </select>
      </Field>
    </div>
  );
}

/** Label sheets, those of the paper that is usual here first. */
function LabelOptions() {
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

/** Returns the product that is shown first: a card for the network, or a card for the table. */
export function defaultProduct(text: string): CardProduct {
  const products = productsFor(text);
  return products.find(({ isForWifi }) => isForWifi) ?? products[0];
}

function productsFor(text: string): readonly CardProduct[] {
  return networkInText(text) ? CARDS : CARDS.filter(({ isForWifi }) => !isForWifi);
}

function groupOf({ layout, type, width }: CardProduct): 'cards' | 'posters' | 'stickers' {
  if (layout === 'centered') return 'stickers';
  return layout === 'upright' && type.number === undefined && width > 105 ? 'posters' : 'cards';
}
