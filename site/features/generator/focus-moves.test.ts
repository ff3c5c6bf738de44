import { describe, expect, it } from 'vitest';
import { cropBox, DEFAULT_WEAVE, WEAVE_CROP_SIDE_MIN } from '#design';
import {
  beginFocusDrag,
  continueFocusDrag,
  focusAfterKey,
  focusClickChange,
  focusDragChange,
  moveFocus,
  moveImage,
  sizeFocus,
  zoomCrop,
  zoomOfCrop,
} from './focus-moves.ts';

const WIDE = { width: 400, height: 200 };
const { crop, focus } = DEFAULT_WEAVE;

describe('the crop', () => {
  it('of a new weave is a square in the middle of a wide image, as high as the image', () => {
    expect(cropBox(WIDE, crop)).toEqual({ x: 100, y: 0, side: 200 });
  });

  it('shows more of the left side if the image moves to the right, and stops at the edge of the image', () => {
    expect(cropBox(WIDE, moveImage(WIDE, crop, 0.25, 0))).toEqual({ x: 50, y: 0, side: 200 });
    expect(cropBox(WIDE, moveImage(WIDE, crop, -3, -3))).toEqual({ x: 200, y: 0, side: 200 });
    const small = { ...crop, side: 0.5 };
    expect(cropBox(WIDE, moveImage(WIDE, small, 9, 9))).toEqual({ x: 0, y: 0, side: 100 });
    expect(moveImage(WIDE, small, -9, -9)).toEqual({ ...small, x: 0.875, y: 0.75 });
  });

  it('that was pushed far beyond the edge of the image responds immediately to a move in the other direction', () => {
    const pushed = moveImage(WIDE, moveImage(WIDE, crop, -3, 0), -3, 0);
    expect(cropBox(WIDE, moveImage(WIDE, pushed, 0.1, 0)).x).toBeCloseTo(180);
  });
});

describe('the focus', () => {
  it('keeps its center in the crop, and its radius within the limits of weaving', () => {
    const moved = moveFocus(focus, 0.1, -0.07);
    expect(moved.x).toBeCloseTo(0.6);
    expect(moved.y).toBeCloseTo(0.4);
    expect(moveFocus(focus, 2, -2)).toMatchObject({ x: 1, y: 0 });
    expect(sizeFocus(focus, 1).radius).toBe(0.5);
    expect(sizeFocus(focus, -1).radius).toBe(0.08);
  });
});

describe('a key', () => {
  it.each([
    ['ArrowLeft', -0.02, 0],
    ['ArrowRight', 0.02, 0],
    ['ArrowUp', 0, -0.02],
    ['ArrowDown', 0, 0.02],
  ])('%s moves the circle or, with Shift, the image by 2% of the side of the crop', (key, across, down) => {
    expect(focusAfterKey(focus, key, false)).toEqual({ focus: moveFocus(focus, across, down) });
    const moved = focusAfterKey(focus, key, true) as { moveImage: readonly number[] };
    expect(moved.moveImage[0]).toBeCloseTo(across);
    expect(moved.moveImage[1]).toBeCloseTo(down);
  });

  it.each([
    ['+', 0.02],
    ['=', 0.02],
    ['-', -0.02],
  ])('%s changes the radius by %d, with and without Shift', (key, by) => {
    for (const isShift of [true, false])
      expect(focusAfterKey(focus, key, isShift)).toEqual({ focus: sizeFocus(focus, by) });
  });

  it('other than the arrow keys, plus, equals and minus is left to the browser', () => {
    for (const key of ['Tab', 'Home', 'PageUp', 'a']) expect(focusAfterKey(focus, key, false)).toBeNull();
  });
});

describe('the zoom slider', () => {
  it('goes from the largest crop to the smallest, and keeps the place of the crop', () => {
    const place = { x: 0.3, y: 0.7, side: 1 };
    expect(zoomCrop(place, 0)).toEqual(place);
    expect(zoomCrop(place, 100)).toEqual({ ...place, side: WEAVE_CROP_SIDE_MIN });
    for (const zoom of [0, 1, 50, 99, 100]) expect(zoomOfCrop(zoomCrop(place, zoom))).toBe(zoom);
  });
});

const FOCUS = { x: 0.5, y: 0.5, radius: 0.2 };
/** The width of the square in pixels. Four pixels are 2% of it. */
const SIDE = 200;

const begin = (x: number, y: number) => beginFocusDrag({ x, y }, crop, FOCUS);

function drag(from: readonly [number, number], ...places: readonly (readonly [number, number])[]) {
  let current = begin(...from);
  let changed = null;
  for (const [x, y] of places) {
    current = continueFocusDrag(current, { x, y }, SIDE);
    changed = focusDragChange(current, { x, y }, WIDE);
  }
  return changed;
}

describe('a pressed pointer', () => {
  it('moves the circle if it was pressed inside the circle, and the image if it was pressed elsewhere', () => {
    expect([begin(0.5, 0.5), begin(0.7, 0.5), begin(0.71, 0.5), begin(0.65, 0.65)].map(({ what }) => what)).toEqual([
      ...['focus', 'focus', 'crop', 'crop'],
    ]);
  });

  it('that has moved at most four pixels makes a click; after a longer move it makes a drag, even if it returns', () => {
    expect(drag([0.5, 0.5], [0.519, 0.5])).toBeNull();
    expect(drag([0.5, 0.5], [0.521, 0.5])).not.toBeNull();
    expect(drag([0.5, 0.5], [0.6, 0.5], [0.5, 0.5])).toEqual({ focus: FOCUS });
  });

  it('takes the circle or the image along', () => {
    expect(drag([0.5, 0.5], [0.6, 0.7])).toEqual({ focus: moveFocus(FOCUS, 0.6 - 0.5, 0.7 - 0.5) });
    expect(drag([0.1, 0.1], [0.2, 0.1])).toEqual({ crop: moveImage(WIDE, crop, 0.2 - 0.1, 0) });
  });

  it('moves the circle or the image again as soon as the pointer comes back from beyond an edge', () => {
    expect(drag([0.5, 0.5], [3, 0.5], [0.6, 0.5])).toEqual(drag([0.5, 0.5], [0.6, 0.5]));
    expect(drag([0.1, 0.1], [5, 0.1], [0.2, 0.1])).toEqual(drag([0.1, 0.1], [0.2, 0.1]));
  });
});

describe('a released pointer', () => {
  it('moves the middle of the circle to the place of a click, and moves nothing after a drag', () => {
    expect(focusClickChange(begin(0.1, 0.2), FOCUS)).toMatchObject({ focus: { radius: 0.2 } });
    const { focus } = focusClickChange(begin(0.1, 0.2), FOCUS) ?? {};
    expect(focus?.x).toBeCloseTo(0.1);
    expect(focus?.y).toBeCloseTo(0.2);
    const dragged = continueFocusDrag(begin(0.1, 0.2), { x: 0.5, y: 0.5 }, SIDE);
    expect(focusClickChange(dragged, FOCUS)).toBeNull();
  });
});
