import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightPlanes, planeWords, setModule, transpose } from './bit-planes.ts';
import { symbolSize } from './capacity.ts';

const modules = fc
  .integer({ min: 1, max: 40 })
  .map(symbolSize)
  .chain((size) => {
    const coordinate = fc.nat(size - 1);
    return fc.record({ size: fc.constant(size), dark: fc.array(fc.tuple(coordinate, coordinate), { minLength: 1 }) });
  });

test('transpose writes the columns from the rows, and the rows from the columns', () => {
  fc.assert(
    fc.property(modules, ({ size, dark }) => {
      const [rows, columns, expected] = [lightPlanes(size), lightPlanes(size), lightPlanes(size)];
      const half = planeWords(size);
      for (const [line, place] of dark) {
        for (const planes of [rows, expected]) setModule(planes, size, line, place);
        for (const planes of [columns, expected]) setModule(planes.subarray(half), size, place, line);
      }
      // `transpose` must overwrite all bits of the half that it writes.
      rows.fill(0x5a5a5a5a, half);
      columns.fill(0x5a5a5a5a, 0, half);
      transpose(rows, size, 'columns');
      transpose(columns, size, 'rows');
      expect(rows).toEqual(expected);
      expect(columns).toEqual(expected);
    }),
  );
});
