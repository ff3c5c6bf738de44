import { describe, expect, it } from 'vitest';
import { BLACK, type Drawing, WHITE, walkPath } from '#drawing';
import { layerBox } from '#sheets/testing';
import { edgeLine, labelPages } from './label-pages.ts';
import type { LabelShape } from './label-room.ts';
import { labelSheet } from './label-sheets.ts';
import { outlineOf } from './outlines.ts';

const SHEET = labelSheet('l7160')!;

/** Returns a label that consists of one square with this side. */
function labelOf(side: number): Drawing {
  const d = `M0 0h${side}v${side}h-${side}z`;
  return {
    ...{ width: 63.5, height: 38.1, background: WHITE },
    layers: [{ kind: 'path', part: 'data', d, paint: BLACK }],
  };
}

describe('labelPages', () => {
  it('places the copies of a label one after another, and all labels in order', () => {
    const labels = [
      { drawing: labelOf(1), copies: 2 },
      { drawing: labelOf(2), copies: 1 },
    ];
    const [{ layers, width, height }] = labelPages({ sheet: SHEET, labels });
    expect([width, height]).toEqual([210, 297]);
    const sides = layers.map((layer) => layer.kind === 'group' && layerBox(layer.layers[0]).right);
    expect(sides).toEqual([1, 1, 2]);
  });

  it('draws the edges of printed labels only on request, and corrects labels and edges for the printer', () => {
    const run = { sheet: SHEET, labels: [{ drawing: labelOf(1), copies: 2 }] };
    const correction = { x: 1, y: 2, percent: 98 };
    expect(labelPages(run)[0].layers).toHaveLength(2);
    const [{ layers }] = labelPages({ ...run, correction, hasCutLines: true });
    expect(layers).toHaveLength(4);
    for (const label of layers.slice(0, 2)) {
      expect(label).toMatchObject({ x: expect.closeTo(0.98 * 7.21 + 1, 6), y: expect.closeTo(0.98 * 15.15 + 2, 6) });
      expect(label).toMatchObject({ scale: 0.98 });
    }
    expect(layers[1]).toMatchObject({ layers: [edgeLine(SHEET)] });
  });
});

describe.each<LabelShape>([
  { width: 63.5, height: 38.1, shape: 'rectangle' },
  { width: 40, height: 40, shape: 'round' },
])('the edge of a label of the shape $shape', (label) => {
  const { width, height, shape } = label;
  const d = outlineOf(label);

  it('is a line a quarter of a point wide, centered on the die cut', () => {
    const { left, top, right, bottom } = layerBox({ kind: 'path', part: 'lines', d, paint: BLACK });
    expect([left, top, right, bottom]).toEqual(
      [-0.045, -0.045, width + 0.045, height + 0.045].map((edge) => expect.closeTo(edge, 3)),
    );
    const around = shape === 'round' ? Math.PI * width : 2 * (width + height);
    expect(Math.abs(areaOf(d) - 0.09 * around)).toBeLessThan(0.1);
  });
});

it('the edge of a round label is a circle', () => {
  for (const [x, y] of pointsOf(outlineOf({ width: 40, height: 40, shape: 'round' }))) {
    const distance = Math.abs(Math.hypot(x - 20, y - 20) - 20);
    expect(distance).toBeGreaterThan(0.045 - 0.01);
    expect(distance).toBeLessThan(0.045 + 0.01);
  }
});

/** Returns points on a path: the ends of its lines, and eight points on each curve. */
function pointsOf(d: string): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  const line = (x: number, y: number): void => void points.push([x, y]);
  walkPath(d, {
    ...{ moveTo: line, lineTo: line, close: () => undefined },
    curveTo(x1, y1, x2, y2, x, y) {
      const [fromX, fromY] = points[points.length - 1];
      for (let step = 1; step <= 8; step++) {
        const [t, s] = [step / 8, 1 - step / 8];
        const mix = (a: number, b: number, c: number, e: number): number =>
          s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * e;
        points.push([mix(fromX, x1, x2, x), mix(fromY, y1, y2, y)]);
      }
    },
  });
  return points;
}

/** Returns the area between the outer and the inner outline in path data. Holes run in the opposite direction. */
function areaOf(d: string): number {
  const rings = d.split(/(?=M)/).map(pointsOf);
  const areas = rings.map((points) =>
    points.reduce((sum, [x, y], k) => {
      const [nextX, nextY] = points[(k + 1) % points.length];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
  return areas.reduce((sum, area) => sum + area, 0);
}
