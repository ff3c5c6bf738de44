import { describe, expect, it } from 'vitest';
import { type FrameShape, outlineOfFrame } from './frame-shapes.ts';
import { BLACK } from './palette.ts';
import { rasterize } from './rasterize.ts';

/** A frame 4 units thick whose words begin at y 50. */
const SHAPE: FrameShape = {
  frame: 'line',
  box: { x: 0, y: 0, width: 80, height: 70 },
  line: 4,
  radius: 10,
  wordsTop: 50,
};

/** Returns a function that gives how dark a frame is at a point, 0 to 1. */
function inkOf(change: Partial<FrameShape>): (x: number, y: number) => number {
  const shape = { ...SHAPE, ...change };
  const d = outlineOfFrame(shape);
  const { data } = rasterize({ ...shape.box, layers: [{ kind: 'path', part: 'frame', d, paint: BLACK }] });
  return (x, y) => data[4 * (Math.floor(y) * shape.box.width + Math.floor(x)) + 3] / 255;
}

describe('outlineOfFrame', () => {
  it('draws a line with sharp corners', () => {
    expect(outlineOfFrame(SHAPE)).toBe('M0 0h80v70h-80zm4 4v62h72v-62z');
  });

  it('draws a tab or a ticket as a rounded frame if there are no words', () => {
    const rounded = outlineOfFrame({ ...SHAPE, frame: 'rounded', wordsTop: null });
    expect(rounded).toContain('a');
    for (const frame of ['tab', 'ticket'] as const) {
      expect(outlineOfFrame({ ...SHAPE, frame, wordsTop: null })).toBe(rounded);
      expect(outlineOfFrame({ ...SHAPE, frame })).not.toBe(rounded);
    }
  });

  it('fills a tab from the top of the words down to the lower edge of the frame', () => {
    const ink = inkOf({ frame: 'tab' });
    expect([3, 20, 49, 50, 69].map((y) => ink(40, y))).toEqual([1, 0, 0, 1, 1]);
  });

  it('draws the line of a ticket as thick around its notches as elsewhere', () => {
    const ink = inkOf({ frame: 'ticket' });
    // A notch has the radius 10. The line around it ends 14 from its center.
    for (const angle of [-1, -0.6, -0.2, 0.2, 0.6, 1]) {
      for (const [side, step] of [
        [0, 1],
        [79.99, -1],
      ]) {
        const inks = [8, 12, 16].map((away) =>
          Math.round(ink(side + step * away * Math.cos(angle), 50 + away * Math.sin(angle))),
        );
        expect(inks, `${side} ${angle}`).toEqual([0, 1, 0]);
      }
    }
  });
});
