import { describe, expect, it } from 'vitest';
import { cropBox, DEFAULT_WEAVE } from '#design';
import { moveCrop, moveFocus, sizeFocus } from './focus-moves.ts';

const WIDE = { width: 400, height: 200 };
const { crop, focus } = DEFAULT_WEAVE;

describe('the crop', () => {
  it('is at first the middle square of the full height', () => {
    expect(cropBox(WIDE, crop)).toEqual({ x: 100, y: 0, side: 200 });
  });

  it('moves by shares of its side, and stops at the edge of the image', () => {
    expect(cropBox(WIDE, moveCrop(WIDE, crop, 0.25, 0))).toEqual({ x: 150, y: 0, side: 200 });
    expect(cropBox(WIDE, moveCrop(WIDE, crop, 3, 3))).toEqual({ x: 200, y: 0, side: 200 });
    const small = { ...crop, side: 0.5 };
    expect(cropBox(WIDE, moveCrop(WIDE, small, -9, -9))).toEqual({ x: 0, y: 0, side: 100 });
    expect(moveCrop(WIDE, small, 9, 9)).toEqual({ ...small, x: 0.875, y: 0.75 });
  });

  it('moves back from the edge of the image at once, however far beyond it the visitor has tried to move it', () => {
    const pushed = moveCrop(WIDE, moveCrop(WIDE, crop, 3, 0), 3, 0);
    expect(cropBox(WIDE, moveCrop(WIDE, pushed, -0.1, 0)).x).toBeCloseTo(180);
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
