import { useId } from 'react';
import { FILE_LIMITS, FILE_MARGINS, type FileChoice } from '#design';
import { leastPrintSize, PRINTED_MODULE, SMALLEST_MODULE } from '#drawing';
import { nearestPixelSize, type PixelSize, type WantedPixels } from '#making';
import { farthestReading } from '#scanning';
import { fileWords } from '#words/files';
import { grammar } from '#words/grammar';
import { ChoiceRow, Tick } from './choices.tsx';
import { NumberField } from './number-field.tsx';
import styles from './size-fields.module.css';
import { Note } from './surfaces.tsx';

export interface FileFieldsProps {
  readonly choice: FileChoice;
  readonly change: (part: Partial<FileChoice>) => void;
}

const UNITS = [
  { value: false, name: fileWords.unitNames.mm },
  { value: true, name: fileWords.unitNames.px },
] as const;

/** `modules`: the number of modules on each side of the code. */
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

// The effects of print sizes. The rules come from printers' guides; see docs/files.md.
/** The effects of a print size. Lengths are in millimeters. */
interface PrintFacts {
  readonly moduleWidth: number;
  /** The reading distance; null if the code cannot be read even at arm's length. */
  readonly distance: number | null;
  /** The problem: `smeared` if no printer can print modules of this width, `small` if only good printers can. */
  readonly fault: 'smeared' | 'small' | null;
  /** The smallest size at which a good printer can print the code. */
  readonly leastGood: number;
  /** The smallest size at which every printer can print the code. */
  readonly least: number;
}

/** Effects of a print `mm` millimeters wide, including `margin` modules on each side. `modules`: per side. */
export function printFacts(modules: number, { margin, mm }: Pick<FileChoice, 'margin' | 'mm'>): PrintFacts {
  const leastGood = leastPrintSize(modules, margin, SMALLEST_MODULE);
  const least = leastPrintSize(modules, margin);
  // Compares the width of a module, not `mm` with `leastGood` and `least`, because these two are rounded up.
  const moduleWidth = mm / (modules + 2 * margin);
  const fault = moduleWidth < SMALLEST_MODULE ? 'smeared' : moduleWidth < PRINTED_MODULE ? 'small' : null;
  return { moduleWidth, distance: farthestReading(mm, moduleWidth), fault, leastGood, least };
}

type PixelChoice = Pick<FileChoice, 'margin' | 'isByPixels' | 'pixels' | 'mm' | 'dpi'>;

export function pixelFacts(modules: number, choice: PixelChoice): PixelSize {
  return nearestPixelSize(modules, choice.margin, wantedPixels(choice));
}

export function wantedPixels({ isByPixels, pixels, mm, dpi }: Omit<PixelChoice, 'margin'>): WantedPixels {
  return isByPixels ? { pixels } : { mm, dpi };
}

const words = fileWords.print;

/** The width of a module and, if a phone can read the print at all, the scanning distance. */
export function printText({ moduleWidth, distance }: PrintFacts): string {
  const module = decimals(moduleWidth);
  if (distance === null) return words.module({ module });
  return distance < 1000
    ? words.inCentimeters({ module, distance: Math.floor(distance / 10) })
    : words.inMeters({ module, distance: grammar.number(Math.floor(distance / 100) / 10, 1) });
}

export function printWarning({ fault, leastGood, least }: PrintFacts): string | null {
  switch (fault) {
    case 'smeared':
      return words.smeared({ good: leastGood, any: least });
    case 'small':
      return words.small({ any: least });
    case null:
      return null;
  }
}

export function pixelText({ side, scale, dpi }: PixelSize): string {
  return dpi === null ? fileWords.pixels({ side, scale }) : fileWords.pixelsInPrint({ side, scale, dpi });
}

/**
 * In hundredths of a millimeter, rounded down so that it never looks wide enough, if not every printer can print it;
 * else in tenths below 10 mm, and in whole millimeters above.
 */
function decimals(value: number): string {
  if (value < PRINTED_MODULE) return grammar.number(Math.floor(value * 100) / 100, 2);
  return grammar.number(value, value < 10 ? 1 : 0);
}
