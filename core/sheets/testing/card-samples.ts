import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { type Drawing, moduleGrid } from '#drawing';
import { makeCode, redraw } from '#making';
import type { DrawnCard } from '#sheets/cards';
import type { CardWords } from '../cards/card-words.ts';
import { type LayerBox, layerBox } from './layer-box.ts';

export const NONE: CardWords = { headline: '', text: '', number: '', address: '', facts: [] };
export const USUAL: CardWords = {
  ...NONE,
  headline: 'See the menu',
  text: 'Open daily',
  number: '12',
  address: 'example.com',
};
export const LONG: CardWords = {
  headline:
    'A headline that goes on for much longer than any card has room for, in every format there is on offer here',
  text: 'And below it a line that needs several lines, because it says all that there is to say about this place. '.repeat(
    2,
  ),
  number: '1234567890',
  address: 'a-rather-long-name.of-a-host.example.com',
  facts: [],
};
/** Longer than one line on most cards. */
export const LONG_HEADLINE = 'Everything that we cook today, with prices and allergens';

export const WIFI: CardWords = {
  ...NONE,
  headline: 'Join our Wi-Fi',
  facts: [
    { label: 'Network', value: 'Blue Door Guests' },
    { label: 'Password', value: 'strawberry-lane-42' },
  ],
};

/** A short text and a long link. The code of the short text has few modules, so a margin of four modules is wide. */
export const CONTENTS = ['A1', `https://example.com/${'abcdefghij'.repeat(20)}`];

export function codeOf(content: string, style: Partial<QrStyle> = {}): Drawing {
  const design = {
    ...DEFAULT_DESIGN,
    type: 'text',
    content,
    qrType: 'custom',
    style: { ...DEFAULT_STYLE, ...style },
  } as const;
  const made = makeCode(design, null);
  return redraw(made, design, null, moduleGrid(made.code.size, 4));
}

export function wordsOn({ face }: DrawnCard): LayerBox[] {
  return face.layers.filter((layer) => layer.kind === 'path' && layer.part === 'words').map(layerBox);
}
