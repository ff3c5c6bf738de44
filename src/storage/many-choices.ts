import { readItem, writeItem } from './browser-storage.ts';

// What becomes of many codes. Sizes and margins are those of other files.

const OUTPUT_KEY = 'manyOutput';
const SECRETS_KEY = 'manySecrets';
const PRODUCT_KEY = 'manyProduct';

/** What the codes of a table can become. */
export const MANY_OUTPUTS = ['svg', 'png', 'pdf', 'labels'] as const;

export type ManyOutput = (typeof MANY_OUTPUTS)[number];

/** How the visitor wants many codes. */
export interface ManyChoice {
  readonly output: ManyOutput;
  /** The manifest shows passwords. */
  readonly tellsSecrets: boolean;
  /** The product that labels are printed on, by its id. */
  readonly product: string;
}

/** The remembered choice; what is missing or unknown is as by default. */
export function readManyChoice(): ManyChoice {
  const stored = readItem('localStorage', OUTPUT_KEY);
  return {
    output: MANY_OUTPUTS.find((output) => output === stored) ?? 'svg',
    tellsSecrets: readItem('localStorage', SECRETS_KEY) === 'true',
    product: readItem('localStorage', PRODUCT_KEY) ?? '',
  };
}

/** Remembers how the visitor wants many codes. */
export function writeManyChoice({ output, tellsSecrets, product }: ManyChoice): void {
  writeItem('localStorage', OUTPUT_KEY, output);
  writeItem('localStorage', SECRETS_KEY, String(tellsSecrets));
  writeItem('localStorage', PRODUCT_KEY, product);
}
