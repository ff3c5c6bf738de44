import { readItem, writeItem } from './browser-storage.ts';

// The visitor's choices for making many codes at once. The codes' size and margin are chosen in `file-choices.ts`.

const KEY = 'manyChoice';

/** The kinds of output that the codes of a table can become. */
export const MANY_OUTPUTS = ['svg', 'png', 'pdf', 'labels', 'cards', 'one-pdf'] as const;

export type ManyOutput = (typeof MANY_OUTPUTS)[number];

/** The visitor's choices for many codes. */
export interface ManyChoice {
  readonly output: ManyOutput;
  /** Whether the manifest, a table of all codes, shows passwords. */
  readonly tellsSecrets: boolean;
  /** The ids of the chosen label sheet and of the chosen card. An empty id means the default one. */
  readonly sheet: string;
  readonly card: string;
  /** Whether labels have lines around them. */
  readonly hasCutLines: boolean;
  /** Whether cards have bleed and crop marks. */
  readonly hasMarks: boolean;
  /** Whether cards show the address of their link, or the network of a Wi-Fi code. */
  readonly hasAddress: boolean;
  /** Whether Wi-Fi cards show the password. Never stored. */
  readonly hasPassword: boolean;
}

const USUAL: ManyChoice = {
  ...{ output: 'svg', tellsSecrets: false, sheet: '', card: '' },
  ...{ hasCutLines: false, hasMarks: false, hasAddress: true, hasPassword: false },
};

/** Maximum number of characters of the id of a label sheet or a card. A longer one is invalid. */
const LONGEST_ID = 60;

/** Returns the choice in a value of unknown origin, with defaults for missing or invalid parts. */
export function parseManyChoice(value: unknown): ManyChoice {
  const given = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const flag = (name: 'tellsSecrets' | 'hasCutLines' | 'hasMarks' | 'hasAddress'): boolean => {
    const known = given[name];
    return typeof known === 'boolean' ? known : USUAL[name];
  };
  const id = (name: 'sheet' | 'card'): string => {
    const known = given[name];
    return typeof known === 'string' && known.length <= LONGEST_ID ? known : USUAL[name];
  };
  return {
    output: MANY_OUTPUTS.find((output) => output === given.output) ?? USUAL.output,
    ...{ tellsSecrets: flag('tellsSecrets'), hasCutLines: flag('hasCutLines'), hasMarks: flag('hasMarks') },
    ...{ hasAddress: flag('hasAddress'), hasPassword: false, sheet: id('sheet'), card: id('card') },
  };
}

/** Returns the stored choice, with defaults for missing or invalid parts. */
export function readManyChoice(): ManyChoice {
  try {
    return parseManyChoice(JSON.parse(readItem('localStorage', KEY) ?? 'null'));
  } catch {
    // Text that is not JSON was not written by this site.
    return USUAL;
  }
}

/** Stores the choice, except for `hasPassword`. */
export function writeManyChoice({ hasPassword: _, ...choice }: ManyChoice): void {
  writeItem('localStorage', KEY, JSON.stringify(choice));
}
