import { readItem, writeItem } from './browser-storage.ts';

// The visitor's choices for many codes. Sizes and margins are shared with other files.

const KEY = 'manyChoice';

/** What the codes of a table can become. */
export const MANY_OUTPUTS = ['svg', 'png', 'pdf', 'labels', 'cards', 'one-pdf'] as const;

export type ManyOutput = (typeof MANY_OUTPUTS)[number];

/** How the visitor wants many codes. */
export interface ManyChoice {
  readonly output: ManyOutput;
  /** The manifest shows passwords. */
  readonly tellsSecrets: boolean;
  /** The product that labels are printed on, and the card, by their ids; empty for the most usual ones. */
  readonly sheet: string;
  readonly card: string;
  /** Labels have lines around them. */
  readonly hasCutLines: boolean;
  /** Cards have bleed and crop marks. */
  readonly hasMarks: boolean;
  /** Cards name the address of their link, and the network of a Wi-Fi code. */
  readonly hasAddress: boolean;
  /** Wi-Fi cards name the password. Never remembered. */
  readonly hasPassword: boolean;
}

const USUAL: ManyChoice = {
  ...{ output: 'svg', tellsSecrets: false, sheet: '', card: '' },
  ...{ hasCutLines: false, hasMarks: false, hasAddress: true, hasPassword: false },
};

/** Characters of a product's id at most. */
const LONGEST_ID = 60;

/** Returns the choice in a value of unknown origin; missing or unknown parts have their defaults. */
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

/** Returns the remembered choice. */
export function readManyChoice(): ManyChoice {
  try {
    return parseManyChoice(JSON.parse(readItem('localStorage', KEY) ?? 'null'));
  } catch {
    // Text that is not JSON was not written here.
    return USUAL;
  }
}

/** Remembers how the visitor wants many codes. */
export function writeManyChoice({ hasPassword: _, ...choice }: ManyChoice): void {
  writeItem('localStorage', KEY, JSON.stringify(choice));
}
