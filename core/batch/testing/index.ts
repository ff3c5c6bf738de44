// For tests: options of files, options of runs, rows, and the module of a decoder.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hideSecrets } from '#content';
import { DEFAULT_DESIGN } from '#design';
import type { FileOrder } from '#making';
import type { DecoderModule } from '#scanning/tunnel';
import type { PageRow, RunOrder } from '../order.ts';

const COMMON = { margin: 4, title: '', carried: null } as const;

export const FILE_ORDERS = {
  svg: { ...COMMON, format: 'svg', mm: 30 },
  pdf: { ...COMMON, format: 'pdf', mm: 30, ink: 'rgb', date: new Date(Date.UTC(2026, 10, 5)) },
  png: { ...COMMON, format: 'png', size: { pixels: 400 } },
} as const satisfies Record<string, FileOrder>;

export const PLAIN_ORDER: RunOrder = {
  design: DEFAULT_DESIGN,
  image: null,
  file: FILE_ORDERS.svg,
  tellsSecrets: false,
  isReadBack: true,
};

/** What a file says of its code. */
export function about(text: string) {
  return { title: `Code for ${text.length} characters`, description: `A code that contains ${hideSecrets(text)}` };
}

export function rowOf(number: number, rest: Partial<PageRow> = {}): PageRow {
  const content = `https://example.com/${number}`;
  return { number, name: `item-${number}`, content, copies: 1, lines: [], ...rest };
}

export function decoderModule(): DecoderModule {
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return { bytes: new Uint8Array(file).buffer };
}
