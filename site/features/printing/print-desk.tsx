import { useState } from 'react';
import type { KeptCode } from '#carrying';
import { networkInText } from '#content';
import type { UploadedImage } from '#raster';
import { SelectField } from '#ui';
import { cardWords } from '#words/printing';
import { useRemade } from '#workbench';
import { CardDesk } from './card-desk.tsx';
import { LabelDesk } from './label-desk.tsx';
import styles from './printing.module.css';
import { CardOptions, LabelOptions } from './product-options.tsx';
import { cardFor, isLabelId, usualLabels } from './products.ts';

interface PrintDeskProps {
  readonly record: KeptCode;
  /** The loaded image of the record's design; null if it has none. */
  readonly image: UploadedImage | null;
  /** Ids of the codes on a requested label sheet, this page's code first; empty if none was requested. */
  readonly labels: readonly string[];
}

export function PrintDesk({ record, image, labels }: PrintDeskProps) {
  const code = useRemade(record, image);
  const [chosen, choose] = useState<string>(() => (labels.length > 0 ? usualLabels(navigator.languages) : ''));
  if (!code) return <div className={styles.waiting} />;
  const { cards, card } = cardFor(chosen, networkInText(code.made.text) !== null);
  return (
    <div className={styles.desk} data-cards={!isLabelId(chosen) || undefined}>
      <div className={styles.product}>
        <SelectField label={cardWords.product} value={isLabelId(chosen) ? chosen : card.id} choose={choose}>
          <CardOptions cards={cards} />
          <LabelOptions />
        </SelectField>
      </div>
      {isLabelId(chosen) ? (
        <LabelDesk code={code} id={record.id} given={labels.slice(1)} product={chosen} />
      ) : (
        <CardDesk code={code} product={card} />
      )}
    </div>
  );
}
