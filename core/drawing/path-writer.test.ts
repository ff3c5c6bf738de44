import fc from 'fast-check';
import { expect, it } from 'vitest';
import { walkPath } from './path-data.ts';
import { PathWriter } from './path-writer.ts';

const nothing = (): void => undefined;
/** A pen that draws nothing. */
const IDLE = { moveTo: nothing, lineTo: nothing, curveTo: nothing, close: nothing };

it('a written path is read back to within a thousandth of a unit, however long the path is', () => {
  const place = fc.double({ min: -5000, max: 5000, noNaN: true });
  const point = fc.tuple(place, place);
  const curves = fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(point, curves, (start, pieces) => {
      const path = new PathWriter();
      path.moveTo(...start);
      for (const [first, second, end] of pieces) path.curveTo(...first, ...second, ...end);
      path.close();
      const walked: number[] = [];
      walkPath(path.d, {
        moveTo: (x, y) => walked.push(x, y),
        lineTo: (x, y) => walked.push(x, y),
        curveTo: (...places) => walked.push(...places),
        close: () => undefined,
      });
      const off = [start, ...pieces].flat(2).map((written, k) => Math.abs(walked[k] - written));
      expect(Math.max(...off)).toBeLessThan(0.000501);
    }),
  );
});

it('coordinates are rounded to thousandths and written as JavaScript writes numbers, without trailing zeros', () => {
  const place = fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.maxSafeInteger());
  fc.assert(
    fc.property(place, place, (x, y) => {
      const path = new PathWriter();
      path.moveTo(x / 1000, y / 1000);
      expect(path.d).toBe(`M${Math.round((x / 1000) * 1000) / 1000} ${Math.round((y / 1000) * 1000) / 1000}`);
    }),
    { numRuns: 1000 },
  );
});

it('walkPath reads the numbers in path data exactly as `Number` does', () => {
  const place = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((thousandths) => String(thousandths / 1000));
  fc.assert(
    fc.property(place, place, (x, y) => {
      const walked: number[] = [];
      walkPath(`M${x} ${y}z`, { ...IDLE, moveTo: (...places) => walked.push(...places) });
      expect(walked.map((value) => value + 0)).toEqual([Number(x), Number(y)]);
    }),
    { numRuns: 1000 },
  );
});

it('a path has horizontal and vertical lines in short form, and no lines of length zero', () => {
  const path = new PathWriter();
  path.moveTo(1, 2.0004);
  path.lineTo(3, 2);
  path.lineTo(3, 2);
  path.lineTo(3, 0.5);
  path.lineTo(2.9, 0.6);
  path.close();
  path.moveTo(0, 0);
  path.curveTo(0.25, 0, 0.5, 0.25, 0.5, 0.5);
  path.close();
  expect(path.d).toBe('M1 2h2v-1.5l-0.1 0.1zM0 0c0.25 0 0.5 0.25 0.5 0.5z');
});

it('reading a path throws if the path has a command that drawings do not use', () => {
  const pen = new PathWriter();
  for (const d of ['M0 0H4z', 'M0 0q1 1 2 2z', 'm0 0h4z']) expect(() => walkPath(d, pen)).toThrow(RangeError);
});
