import { useId } from 'react';
import { FILE_LIMITS, type FileChoice } from '#storage';
import { ChoiceRow } from './choice-row.tsx';
import styles from './file-fields.module.css';
import { NumberField } from './number-field.tsx';
import { pixelFacts, printFacts } from './print-size.ts';
import { pixelText, printText, printWarning } from './size-words.ts';

export interface FieldsProps {
  readonly choice: FileChoice;
  readonly change: (part: Partial<FileChoice>) => void;
}

const PNG_WAYS = [
  { value: false, name: 'For print' },
  { value: true, name: 'By pixels' },
] as const;

/** How large the file is, in print or in pixels, and what that means for a code of `modules` along its side. */
export function SizeFields({ modules, choice, change }: FieldsProps & { readonly modules: number }) {
  const id = useId();
  const isPng = choice.format === 'png';
  const hasPixelsOnly = isPng && choice.isByPixels;
  const print = printFacts(modules, choice);
  const warning = hasPixelsOnly ? null : printWarning(print);
  return (
    <>
      {isPng && (
        <ChoiceRow
          label="Measured"
          look="segments"
          options={PNG_WAYS}
          value={choice.isByPixels}
          choose={(isByPixels) => change({ isByPixels })}
        />
      )}
      <div className={styles.size}>
        {hasPixelsOnly ? (
          <NumberField
            label="Width"
            unit="px"
            value={choice.pixels}
            limits={FILE_LIMITS.pixels}
            change={(pixels) => change({ pixels })}
            describedBy={id}
          />
        ) : (
          <NumberField
            label="Size"
            unit="mm"
            value={choice.mm}
            limits={FILE_LIMITS.mm}
            digits={1}
            change={(mm) => change({ mm })}
            describedBy={id}
          />
        )}
        {isPng && !hasPixelsOnly && (
          <NumberField
            label="Density"
            unit="dpi"
            value={choice.dpi}
            limits={FILE_LIMITS.dpi}
            change={(dpi) => change({ dpi })}
          />
        )}
        <div id={id} className={styles.meaning} role="status">
          {!hasPixelsOnly && <p>{printText(print)}</p>}
          {isPng && <p>{pixelText(pixelFacts(modules, choice))}</p>}
          {warning && (
            <p className={styles.warning} data-fault={print.fault}>
              {warning}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
