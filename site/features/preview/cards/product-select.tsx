import { networkInText } from '#content';
import { CARDS, type CardProduct } from '#sheets/cards';
import { SelectField } from '#ui';
import { CardOptions, LabelOptions } from '#ui/printing';
import { cardWords } from '#words/cards';
import styles from './print-desk.module.css';

interface ProductSelectProps {
  /** The text of the code. Cards for Wi-Fi are offered only if the text is a Wi-Fi network. */
  readonly text: string;
  readonly value: string;
  readonly choose: (id: string) => void;
}

/** A select field for the product: a card or labels. */
export function ProductSelect({ text, value, choose }: ProductSelectProps) {
  return (
    <div className={styles.product}>
      <SelectField label={cardWords.product} value={value} choose={(value) => choose(value)}>
        <CardOptions cards={productsFor(text)} />
        <LabelOptions />
      </SelectField>
    </div>
  );
}

/** Returns the product that is chosen at first: a Wi-Fi card for a network, else the first card. */
export function defaultProduct(text: string): CardProduct {
  const products = productsFor(text);
  return products.find(({ isForWifi }) => isForWifi) ?? products[0];
}

function productsFor(text: string): readonly CardProduct[] {
  return networkInText(text) ? CARDS : CARDS.filter(({ isForWifi }) => !isForWifi);
}
