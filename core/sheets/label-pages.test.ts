import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLACK, type Drawing, type Layer, WHITE } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { layerBox } from '#sheets/testing';
import { freeLabels, labelAfter, labelPages, placeLabels, sheetsFor, testPage } from './label-pages.ts';
import { cornerOf, type LabelSheet, rollOf } from './label-sheet.ts';
import { labelSheet } from './label-sheets.ts';

const SHEET = labelSheet('l7160')!;

it.each([
  [0, 4],
  [2, 7],
  [17, 1],
  [29, 13],
  [38, 1],
])('after %i labels from the fourth on, without the sixth, label %i is the next', (count, next) => {
  expect(labelAfter(count, SHEET, { start: 4, used: new Set([6]) })).toBe(next);
});

describe('placeLabels', () => {
  it('fills one sheet after another, each from its upper left corner', () => {
    const pages = placeLabels(50, SHEET);
    expect(pages.map((page) => page.length)).toEqual([21, 21, 8]);
    expect(pages[1][20]).toEqual({ label: 41, place: 20, ...cornerOf(SHEET, 20) });
  });

  it('begins at the start label and skips used labels, but only on the first sheet', () => {
    const pages = placeLabels(25, SHEET, { start: 18, used: new Set([3, 19, 21]) });
    expect(pages.map((page) => page.map(({ place }) => place + 1))).toEqual([
      [18, 20],
      Array.from({ length: 21 }, (_, k) => k + 1),
      [1, 2],
    ]);
  });

  it('for any start and any used labels, prints each label of a run once, and none on a used label', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 21 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 21 })),
        (count, start, used) => {
          const first = { start, used: new Set(used) };
          const pages = placeLabels(count, SHEET, first);
          expect(pages.flat().map(({ label }) => label)).toEqual(Array.from({ length: count }, (_, k) => k));
          const free = freeLabels(SHEET, first);
          expect(pages).toHaveLength(sheetsFor(count, SHEET, first));
          if (count >= free && free > 0) expect(pages[0]).toHaveLength(free);
          for (const { place } of free > 0 ? (pages[0] ?? []) : []) {
            expect(place + 1).toBeGreaterThanOrEqual(start);
            expect(used).not.toContain(place + 1);
          }
        },
      ),
      { seed: 21 },
    );
  });

  it('scales all positions from the upper left corner, then moves all labels by the same distance', () => {
    const first = { start: 1, used: new Set<number>() };
    const [page] = placeLabels(21, SHEET, first, { x: -0.3, y: 1.2, percent: 99.5 });
    expect([page[0].x, page[0].y, page[20].x, page[20].y]).toEqual(
      [0.995 * 7.21 - 0.3, 0.995 * 15.15 + 1.2, 0.995 * 139.29 - 0.3, 0.995 * 243.75 + 1.2].map((mm) =>
        expect.closeTo(mm, 6),
      ),
    );
  });

  it('puts each label of a roll on a page of its own', () => {
    const pages = placeLabels(3, rollOf(62, 29));
    expect(pages.map((page) => page.map(({ x, y }) => [x, y]))).toEqual([[[0, 0]], [[0, 0]], [[0, 0]]]);
  });
});

function labelOf(side: number): Drawing {
  const d = `M0 0h${side}v${side}h-${side}z`;
  return {
    ...{ width: 63.5, height: 38.1, background: WHITE },
    layers: [{ kind: 'path', part: 'modules', d, paint: BLACK }],
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
    expect(labelPages(run)[0].layers).toHaveLength(2);
    const [{ layers }] = labelPages({ ...run, correction: { x: 1, y: 2, percent: 98 }, hasCutLines: true });
    expect(layers).toHaveLength(4);
    for (const layer of layers.slice(0, 2)) {
      expect(layer).toMatchObject({ x: expect.closeTo(0.98 * 7.21 + 1, 6), y: expect.closeTo(0.98 * 15.15 + 2, 6) });
      expect(layer).toMatchObject({ scale: 0.98 });
    }
  });

  it.each(['l7160', '3415'])('draws an edge as a line a quarter of a point wide, centered on the die cut: %s', (id) => {
    const sheet = labelSheet(id)!;
    const { width, height } = sheet;
    const edge = edgeOf(sheet);
    const { left, top, right, bottom } = layerBox({ kind: 'path', part: 'lines', d: edge, paint: BLACK });
    expect([left, top, right, bottom]).toEqual(
      [-0.045, -0.045, width + 0.045, height + 0.045].map((place) => expect.closeTo(place, 3)),
    );
  });
});

function edgeOf(sheet: LabelSheet): string {
  const [{ layers }] = labelPages({ sheet, labels: [{ drawing: labelOf(1), copies: 1 }], hasCutLines: true });
  const [, edge] = layers;
  if (edge.kind !== 'group' || edge.layers[0].kind !== 'path') return expect.fail('No edge');
  return edge.layers[0].d;
}

describe('the test page', () => {
  const WORDS = { rule: (mm: number) => `${mm} mm` };
  let lettering: Lettering;

  beforeAll(async () => {
    lettering = await letteringFor(['0123456789 m']);
  });

  function partsOf({ layers }: Drawing, part: Layer['part']): Layer[] {
    return layers.filter((layer) => layer.part === part);
  }

  /** Returns the boxes of the ruler: the ruler as a whole, and each of its ticks. */
  function rulerOn(page: Drawing) {
    const [ruler] = partsOf(page, 'lines');
    if (ruler?.kind !== 'path') return expect.fail('No ruler');
    const [line, ...ticks] = ruler.d
      .split(/(?=M)/)
      .map((d) => layerBox({ ...ruler, d }))
      .map(({ left, top, right, bottom }) => ({ x: (left + right) / 2, width: right - left, height: bottom - top }));
    return { line, ticks };
  }

  it('has the outline of each label, and its number in the middle', () => {
    const page = testPage(SHEET, WORDS, lettering);
    expect([page.width, page.height]).toEqual([210, 297]);
    expect(partsOf(page, 'group')).toHaveLength(21);
    expect(partsOf(page, 'group')[20]).toMatchObject({ x: expect.closeTo(139.29, 6), y: expect.closeTo(243.75, 6) });
    // The last words are those below the ruler.
    expect(partsOf(page, 'words')).toHaveLength(22);
    const first = layerBox(partsOf(page, 'words')[0]);
    expect((first.left + first.right) / 2).toBeCloseTo(7.21 + 63.5 / 2, 0);
    expect((first.top + first.bottom) / 2).toBeCloseTo(15.15 + 38.1 / 2, 0);
    expect(partsOf(testPage(SHEET, WORDS, null), 'words')).toEqual([]);
  });

  it('has a ruler of 100 mm with a tick for each centimeter, on white, above the labels', () => {
    const page = testPage(SHEET, WORDS, null);
    const { line, ticks } = rulerOn(page);
    expect(line).toMatchObject({ x: expect.closeTo(105, 3), width: expect.closeTo(100.09, 3) });
    expect(ticks.map(({ x }) => x)).toEqual(Array.from({ length: 11 }, (_, k) => expect.closeTo(55 + 10 * k, 3)));
    expect(ticks.flatMap(({ height }, k) => (height > 3 ? k : []))).toEqual([0, 5, 10]);
    const [clear] = partsOf(page, 'background');
    const { left, top, right, bottom } = layerBox(clear);
    const ruler = layerBox(partsOf(page, 'lines')[0]);
    expect(left < ruler.left && top < ruler.top && right > ruler.right && bottom > ruler.bottom).toBe(true);
    expect(page.layers.indexOf(clear)).toBe(21);
  });

  it('is corrected for the printer: labels and their numbers are moved, and labels and the ruler are scaled', () => {
    const correction = { x: 1, y: -2, percent: 98 };
    const page = testPage(SHEET, WORDS, lettering, correction);
    expect(partsOf(page, 'group')[0]).toMatchObject({
      ...{ x: expect.closeTo(0.98 * 7.21 + 1, 6), y: expect.closeTo(0.98 * 15.15 - 2, 6), scale: 0.98 },
    });
    const { line, ticks } = rulerOn(page);
    expect(line.width).toBeCloseTo(98.09, 3);
    expect(ticks[10].x - ticks[0].x).toBeCloseTo(98, 3);
    const numberAt = (of: Drawing): number => layerBox(partsOf(of, 'words')[20]).left;
    // The last label of the sheet begins 139.29 mm from the left edge.
    expect(numberAt(page) - numberAt(testPage(SHEET, WORDS, lettering))).toBeCloseTo(1 - 0.02 * 139.29, 2);
  });
});
