import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type FrameStyle, type QrDesign } from '#design';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { layOutPageWords } from './page-words.ts';

const TEXT = 'https://example.com/menu';

let lettering: Lettering;

beforeAll(async () => {
  lettering = await letteringFor(['example.com']);
});

/** Lays out the address below a code of 20 mm, whose type is as small as it gets, in a room of this width. */
function addressIn(room: number, frame: FrameStyle) {
  const design: QrDesign = { ...DEFAULT_DESIGN, content: TEXT, showAddress: true, frame };
  return layOutPageWords(lettering, design, TEXT, { room, code: 20 });
}

/** Returns the narrowest room in tenths of a millimeter in which the address is printed. */
function narrowest(frame: FrameStyle): number {
  let tenths = 1;
  while (addressIn(tenths / 10, frame).height === 0) tenths++;
  return tenths;
}

it('light words on a tab are a sixth larger than dark words, and are left out sooner', () => {
  expect(addressIn(30, 'tab').height / addressIn(30, 'line').height).toBeGreaterThan(1.15);
  // Bold letters are wider, too.
  expect(narrowest('tab') / narrowest('line')).toBeGreaterThan(1.2);
});
