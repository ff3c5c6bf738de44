import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  parse,
  picklist,
  pipe,
  record,
  regex,
  string,
  transform,
} from 'valibot';
import { DEFAULT_DESIGN, FILE_CHOICE, GRADIENT_DIRECTIONS } from '#design';
import { notify, readItem, subscribeToItems, writeItem } from './browser-storage.ts';

interface Setting<T> {
  /** Returns the stored choice, with defaults for missing and invalid parts. */
  readonly read: () => T;
  readonly write: (choice: T) => void;
  /** Calls `listener` when a choice is stored, here or in another tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const MANY_OUTPUTS = ['svg', 'png', 'pdf', 'labels', 'cards', 'one-pdf'] as const;

export type ManyOutput = (typeof MANY_OUTPUTS)[number];

/** The id of a label sheet or a card. Empty for the default one. */
const SHEET_ID = fallback(pipe(string(), maxLength(60)), '');

const LABEL_WORD = fallback(nullable(pipe(string(), maxLength(200))), null);

const MANY = object({
  output: fallback(picklist(MANY_OUTPUTS), 'svg'),
  /** Whether the manifest, a table of all codes, shows passwords. */
  tellsSecrets: fallback(boolean(), false),
  sheet: SHEET_ID,
  card: SHEET_ID,
  hasCutLines: fallback(boolean(), false),
  hasMarks: fallback(boolean(), false),
  /** Whether cards show the address of their link, or the network of a Wi-Fi code. */
  hasAddress: fallback(boolean(), true),
  /** Whether Wi-Fi cards show the password. Always read as false, so that it is chosen anew at each visit. */
  hasPassword: fallback(
    pipe(
      literal(false),
      transform((): boolean => false),
    ),
    false,
  ),
  /** The words above the network and the password on cards. Null for the language's. */
  networkLabel: LABEL_WORD,
  passwordLabel: LABEL_WORD,
});

/** The visitor's choices for making many codes at once. The codes' size and margin are in the `FileChoice`. */
export type ManyChoice = Readonly<InferOutput<typeof MANY>>;

/** Limits for the correction of a printer: its shifts in millimeters, and its scale in percent. */
export const CORRECTION_LIMITS = {
  nudge: { min: -10, max: 10 },
  percent: { min: 95, max: 105 },
} as const;

const CORRECTION = object({
  x: within(CORRECTION_LIMITS.nudge, 0),
  y: within(CORRECTION_LIMITS.nudge, 0),
  percent: within(CORRECTION_LIMITS.percent, 100),
});

/** The number of a label on its sheet, from 1. */
const LABEL = pipe(number(), integer(), minValue(1), maxValue(1000));

const MEASURES = fallback(record(string(), number()), {});

const LABELS = object({
  /** The corrections of the printer (`PrinterCorrection`), by the id of the sheet. */
  corrections: fallback(record(string(), CORRECTION), {}),
  /** The measures of a custom sheet and of a custom roll, by name. Readers check their ranges. */
  own: MEASURES,
  roll: MEASURES,
  /** The first sheet in the printer, by the id of the sheet (`FirstSheet`). */
  firsts: fallback(record(string(), object({ start: LABEL, used: array(LABEL) })), {}),
  /** The first free label after the last print, by the id of the sheet. */
  nexts: fallback(record(string(), LABEL), {}),
  /** Where the words of the labels are, by the id of the sheet. Absent for the usual place. */
  places: fallback(record(string(), picklist(['beside', 'below'])), {}),
});

const TEXT = { parse: (text: string): unknown => text, stringify: String };

export const settings = {
  /** The inline script in `index.html` reads the theme too, to set it before the first paint. */
  theme: setting('theme', fallback(picklist(['light', 'dark', 'system']), 'system'), TEXT),
  gradientDirection: setting(
    'gradientDirection',
    fallback(picklist(GRADIENT_DIRECTIONS), DEFAULT_DESIGN.gradientDirection),
    TEXT,
  ),
  /** Whether files are saved without the design in them. */
  bareFiles: setting('bareFiles', fallback(boolean(), false)),
  fileChoice: setting('fileChoice', FILE_CHOICE),
  /** Whether the visitor left groups of the custom style open, by name. Other groups were never opened or closed. */
  openGroups: setting('openGroups', record(string(), boolean())),
  manyChoice: setting('manyChoice', MANY),
  /** The tag of the language that the visitor chose for the pages; empty if none was chosen. */
  language: setting('language', fallback(string(), ''), TEXT),
  /** Whether the page was offered in the language that the browser prefers. */
  languageOffered: setting('languageOffered', fallback(boolean(), false)),
  labelSheets: setting('labelSheets', LABELS),
  /** The id of the card or label that was chosen last for a code; empty if none was. */
  product: setting('product', fallback(pipe(string(), regex(/^[a-z]+(?:-[a-z\d]+)+$/)), ''), TEXT),
} as const;

export type Theme = ReturnType<typeof settings.theme.read>;

/** Returns the choice for many codes in a value of unknown origin, with defaults for missing and invalid parts. */
export function parseManyChoice(value: unknown): ManyChoice {
  return parse(orDefault(MANY), value);
}

/** Returns a setting. `schema` must accept an empty object, from which it makes the default. */
function setting<T extends GenericSchema>(
  key: string,
  schema: T,
  { parse: read, stringify }: { parse(text: string): unknown; stringify(value: unknown): string } = JSON,
): Setting<InferOutput<T>> {
  const whole = orDefault(schema);
  return {
    read() {
      const text = readItem('localStorage', key);
      try {
        return parse(whole, text === null ? undefined : read(text));
      } catch {
        // Text that is not JSON was not written by this site.
        return parse(whole, undefined);
      }
    },
    write(choice) {
      writeItem('localStorage', key, stringify(choice));
      notify(key);
    },
    subscribe: (listener) => subscribeToItems([key], listener),
  };
}

/** Returns a schema that turns any value that `schema` does not accept into its default. */
function orDefault<T extends GenericSchema>(schema: T) {
  return fallback(schema, parse(schema, {}));
}

function within({ min, max }: { readonly min: number; readonly max: number }, usual: number) {
  return fallback(pipe(number(), minValue(min), maxValue(max)), usual);
}
