import { useState } from 'react';
import type { UploadedImage } from '#raster';
import { findCard } from '#sheets/cards';
import type { CodeRecord } from '#storage';
import { isLabelId, usualLabels } from '#ui/printing';
import { useRemade } from '#workbench';
import { CardDesk } from './card-desk.tsx';
import { LabelDesk } from './label-desk.tsx';
import styles from './print-desk.module.css';
import { defaultProduct, ProductSelect } from './product-select.tsx';

interface PrintDeskProps {
  readonly record: CodeRecord;
  /** The loaded image of the record's design; null if it has none. */
  readonly image: UploadedImage | null;
  /** Ids of the codes on a requested label sheet, this page's code first; empty if none was requested. */
  readonly labels: readonly string[];
}

/**
 * Lets visitors put a finished code on a card or on labels. They choose the product, fill in its fields, see a preview,
 * and save a file to print.
 */
export function PrintDesk({ record, image, labels }: PrintDeskProps) {
  const code = useRemade(record, image);
  const [chosen, choose] = useState<string>(() =>
    labels.length > 0 ? usualLabels(navigator.languages) : defaultProduct(record.text).id,
  );
  if (!code) return <div className={styles.waiting} />;
  return (
    <div className={styles.desk}>
      <ProductSelect text={code.made.text} value={chosen} choose={choose} />
      {isLabelId(chosen) ? (
        <LabelDesk code={code} id={record.id} given={labels.slice(1)} product={chosen} />
      ) : (
        <CardDesk code={code} product={findCard(chosen) ?? defaultProduct(code.made.text)} />
      )}
    </div>
  );
}
