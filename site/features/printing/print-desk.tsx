import { useState } from 'react';
import type { KeptCode } from '#carrying';
import { networkInText } from '#content';
import type { UploadedImage } from '#raster';
import { settings } from '#storage';
import { useRemade } from '#workbench';
import { CardDesk } from './card-desk.tsx';
import { LabelDesk } from './label-desk.tsx';
import styles from './printing.module.css';
import { ProductField } from './product-field.tsx';
import { cardFor, cardGroups, isLabelId, labelFor, labelGroups } from './products.ts';

interface PrintDeskProps {
  readonly record: KeptCode;
  /** The loaded image of the record's design; null if it has none. */
  readonly image: UploadedImage | null;
  /** Ids of the codes on a requested label sheet, this page's code first; empty if none was requested. */
  readonly labels: readonly string[];
}

export function PrintDesk({ record, image, labels }: PrintDeskProps) {
  const code = useRemade(record, image);
  const [chosen, setChosen] = useState<string>(() => {
    const last = settings.product.read();
    return labels.length > 0 || isLabelId(last) ? labelFor(last, navigator.languages) : last;
  });
  if (!code) return <div className={styles.waiting} />;
  const { cards, card } = cardFor(chosen, networkInText(code.made.text) !== null);
  return (
    <div className={styles.desk} data-stack="l" data-cards={!isLabelId(chosen) || undefined}>
      <div className={styles.product}>
        <ProductField
          groups={[...cardGroups(cards), ...labelGroups(navigator.languages)]}
          value={isLabelId(chosen) ? chosen : card.id}
          choose={(product) => {
            setChosen(product);
            settings.product.write(product);
          }}
        />
      </div>
      {isLabelId(chosen) ? (
        <LabelDesk code={code} id={record.id} given={labels.slice(1)} product={chosen} />
      ) : (
        <CardDesk code={code} product={card} />
      )}
    </div>
  );
}
