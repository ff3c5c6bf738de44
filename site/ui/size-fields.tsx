import { useId } from 'react';
import { FILE_LIMITS, FILE_MARGINS, type FileChoice } from '#storage';
import { fileWords } from '#words/files';
import { ChoiceRow } from './choice-row.tsx';
import { Note } from './note.tsx';
import { NumberField } from './number-field.tsx';
import { pixelFacts, printFacts } from './print-size.ts';
import styles from './size-fields.module.css';
import { pixelText, printText, printWarning } from './size-words.ts';
import { Tick } from './tick.tsx';

/** The chosen file options, and a function to change a part of them. */
export interface FileFieldsProps {
  readonly choice: FileChoice;
  readonly change: (part: Partial<FileChoice>) => void;
}

const UNITS = [
  { value: false, name: fileWords.unitNames.mm },
  { value: true, name: fileWords.unitNames.px },
] as const;

/**
 * The fields for a file's size, in millimeters or in pixels, and the facts that follow from the size, such as the width
 * of a module. `modules` is the number of modules on each side of the code.
 */
export function SizeFields({ modules, choice, change }: FileFieldsProps & { readonly modules: number }) {
  const id = useId();
  const isPng = choice.format === 'png';
  const hasPixelsOnly = isPng && choice.isByPixels;
  const print = printFacts(modules, choice);
  const warning = hasPixelsOnly ? null : printWarning(print);
  return (
    <>
      {isPng && (
        <ChoiceRow
          label={fileWords.units}
          look="segments"
          options={UNITS}
          value={choice.isByPixels}
          choose={(isByPixels) => change({ isByPixels })}
        />
      )}
      <div className={styles.size}>
        {hasPixelsOnly ? (
          <NumberField
            label={fileWords.width}
            unit={fileWords.px}
            value={choice.pixels}
            limits={FILE_LIMITS.pixels}
            limitsText={fileWords.limits.px}
            change={(pixels) => change({ pixels })}
            describedBy={id}
          />
        ) : (
          <NumberField
            label={fileWords.size}
            unit={fileWords.mm}
            value={choice.mm}
            limits={FILE_LIMITS.mm}
            limitsText={fileWords.limits.mm}
            digits={1}
            change={(mm) => change({ mm })}
            describedBy={id}
          />
        )}
        {isPng && !hasPixelsOnly && (
          <NumberField
            label={fileWords.density}
            unit={fileWords.dpi}
            value={choice.dpi}
            limits={FILE_LIMITS.dpi}
            limitsText={fileWords.limits.dpi}
            change={(dpi) => change({ dpi })}
          />
        )}
        <div id={id} className={styles.meaning} role="status">
          {!hasPixelsOnly && <p>{printText(print)}</p>}
          {isPng && <p>{pixelText(pixelFacts(modules, choice))}</p>}
          {warning && <Note tone={print.fault === 'smeared' ? 'problem' : 'warning'}>{warning}</Note>}
        </div>
      </div>
    </>
  );
}

const MARGINS = FILE_MARGINS.map((value) => ({ value, name: String(value), hint: fileWords.margins[value] }));

/** The field for the width of the margin around the code. */
export function MarginField({ choice, change }: FileFieldsProps) {
  return (
    <ChoiceRow
      label={fileWords.margin}
      options={MARGINS}
      look="segments"
      value={choice.margin}
      choose={(margin) => change({ margin })}
    />
  );
}

interface BlackInkFieldProps {
  readonly choice: { readonly isBlackOnly: boolean };
  readonly change: (change: { readonly isBlackOnly: boolean }) => void;
}

/** A checkbox for printing all dark parts with black ink only. */
export function BlackInkField({ choice, change }: BlackInkFieldProps) {
  return (
    <Tick
      checked={choice.isBlackOnly}
      hint={fileWords.blackOnlyHint}
      onChange={({ target }) => change({ isBlackOnly: target.checked })}
    >
      {fileWords.blackOnly}
    </Tick>
  );
}
