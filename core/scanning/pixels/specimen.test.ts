import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { placeOnPage } from '#drawing/testing';
import { makeCode } from '#making';
import { specimenIn, specimenOf } from './specimen.ts';

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com' };
const MADE = makeCode(DESIGN, null);

it('a specimen has the picture of the code and, if the page is larger than the code, also the whole page', () => {
  const alone = specimenOf(DESIGN, null);
  expect(alone.page).toBeUndefined();
  const { page, ...placed } = specimenIn(placeOnPage(MADE.drawing, 640, 900, 110, 333), MADE);
  expect(placed).toEqual(alone);
  expect([page?.width, page?.height]).toEqual([640, 900]);
  const below = specimenIn(placeOnPage(MADE.drawing, 400, 500, 0, 100), MADE);
  expect([below.page?.height, below.picture.height]).toEqual([500, 400]);
});

it('specimenIn throws for a page without a code', () => {
  const { code: _, ...empty } = MADE.drawing;
  expect(() => specimenIn(empty, MADE)).toThrow(RangeError);
});
