import { describe, expect, it } from 'vitest';
import { DEFAULT_WEAVE } from '#design';
import { beginFocusDrag, continueFocusDrag, focusClickChange, focusDragChange } from './focus-drag.ts';
import { moveFocus, moveImage } from './focus-moves.ts';

const { crop } = DEFAULT_WEAVE;
const FOCUS = { x: 0.5, y: 0.5, radius: 0.2 };
const IMAGE = { width: 400, height: 200 };
/** The width of the square in pixels. Four pixels are 2% of it. */
const SIDE = 200;

const begin = (x: number, y: number) => beginFocusDrag({ x, y }, crop, FOCUS);

/** Returns the change that a drag from one place over other places makes. */
function drag(from: readonly [number, number], ...places: readonly (readonly [number, number])[]) {
  let current = begin(...from);
  let changed = null;
  for (const [x, y] of places) {
    current = continueFocusDrag(current, { x, y }, SIDE);
    changed = focusDragChange(current, { x, y }, IMAGE);
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
    expect(drag([0.1, 0.1], [0.2, 0.1])).toEqual({ crop: moveImage(IMAGE, crop, 0.2 - 0.1, 0) });
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
