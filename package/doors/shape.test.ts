import { expect, test } from 'vitest';
import { decodePng } from '#raster';
import { makeRow } from './batch.ts';
import { fix } from './fix.ts';
import { OptionError, svg } from './index.ts';
import { png } from './png.ts';
import { ownShape, PathWriter } from './shape.ts';

const TEXT = 'https://example.com';

test.each([
  ['no text', 5],
  ['a path with absolute lines', 'M0 0L1 1z'],
  ['an outline that is not closed', 'M0 0h1v1'],
  ['a command before the first move', 'h1v1z'],
  ['a move in an open outline', 'M0 0h1m1 1v1z'],
  ['too few numbers', 'M0 0h1v1l-1z'],
  ['a move that goes on', 'M0 0 1 0 0 1z'],
  ['an exponent', 'M0 0h1e1z'],
  ['a stray sign', 'M0 0h1v-z'],
  ['something else', '"/><script>'],
  ['a place beyond the neighbors', 'M-1.1 0h1v1z'],
  ['an arc beyond the neighbors', 'M1.5 0a.75 .75 0 0 1 0 1.5z'],
  ['a flat arc', 'M0 0a2 2 0 0 1 1 0z'],
  ['a large arc', 'M0 0a.5 .5 0 1 1 1 0z'],
])('%s is refused', (_, written) => {
  const shape = ownShape(() => written as string);
  expect(() => svg(TEXT, { shape })).toThrow(OptionError);
});

test('only data modules are drawn by the function, each once, with its neighbors', () => {
  const seen: string[] = [];
  const shape = ownShape(({ x, y, size, isDark }) => {
    seen.push(`${x} ${y}`);
    expect([size, isDark(0, 0), isDark(100, 0)]).toEqual([25, true, false]);
    return isDark(1, 0) ? ' M 0,0 h 1 v 1 h -1 z ' : '';
  });
  const drawn = svg(TEXT, { shape });
  // The corner patterns, and the timing pattern between them.
  expect(seen.some((place) => /^[0-6] [0-6]$|^(?:8|10|12|14|16) 6$/.test(place))).toBe(false);
  expect(new Set(seen).size).toBe(seen.length);
  expect(drawn).toContain('h1v1h-1z');
  expect(drawn.match(/<path/g)).toHaveLength(2);
});

test('outlines of squares are like the shape of squares, but for the rounded corners of the timing patterns', async () => {
  const shape = ownShape(() => {
    const path = new PathWriter();
    path.moveTo(0, 0);
    path.lineTo(1, 0);
    path.lineTo(1, 1);
    path.lineTo(0, 1);
    path.close();
    return path.d;
  });
  // 21 modules and the margin, each 11 pixels wide. Without alignment patterns, whose corners are rounded too.
  const [own, plain] = await Promise.all(
    [{ shape }, {}].map(async (options) => decodePng(await png('hello', { ...options, px: 319 }))),
  );
  const moduleAt = (pixel: number): number => Math.floor(pixel / 11) - 4;
  const different = [...own!.data.entries()]
    .filter(([index, value]) => value !== plain!.data[index])
    .map(([index]) => [moduleAt((index >> 2) % 319), moduleAt(Math.floor((index >> 2) / 319))]);
  expect(different.length).toBeGreaterThan(0);
  expect(different.filter(([x, y]) => x !== 6 && y !== 6)).toEqual([]);
});

test('a row of a table takes no function', async () => {
  const plan = { template: '{a}', shape: ownShape(() => '') as never };
  await expect(makeRow({ number: 1, cells: { a: 'x' } }, plan)).rejects.toThrow(/^shape must be one of square, /);
});

test('a shape that hardly scans is judged, and becomes square', { tags: 'deep' }, async () => {
  const shape = ownShape(() => 'M.35 .35h.3v.3h-.3z');
  const { design, changes, verdict } = await fix({ text: TEXT, shape });
  expect(verdict).toBe('everywhere');
  expect(changes).toContainEqual({ kind: 'square-modules' });
  expect(design.shape).toBe('square');
  const bold = ownShape(() => 'M.5-.05l.55.55-.55.55-.55-.55z');
  expect(await fix({ text: TEXT, shape: bold })).toMatchObject({ changes: [], design: { shape: bold } });
});
