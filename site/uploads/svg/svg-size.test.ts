import { describe, expect, it } from 'vitest';
import { sizeOf } from './svg-size.ts';

describe('sizeOf', () => {
  it.each([
    [{ width: '20', height: '10' }, 1024, 512, '0 0 20 10'],
    [{ width: '20px', height: '40px', viewBox: '0 0 7 7' }, 512, 1024, '0 0 7 7'],
    [{ width: '1in', height: '48' }, 1024, 512, '0 0 96 48'],
    [{ width: '30mm', height: '6cm' }, 512, 1024, null],
    [{ width: '36pt', height: '48' }, 1024, 1024, '0 0 48 48'],
    [{ width: '6pc', height: '101.6Q' }, 1024, 1024, null],
    [{ width: '2.54cm', height: '48px' }, 1024, 512, null],
    [{ width: '6em', height: '3rem' }, 1024, 512, '0 0 96 48'],
    [{ width: '12ex', height: '48' }, 1024, 512, '0 0 96 48'],
    [{ width: '100%', height: '100%', viewBox: '0 0 300 100' }, 1024, 341, '0 0 300 100'],
    [{ viewBox: '-5,-5 , 10 20' }, 512, 1024, '-5 -5 10 20'],
    [{ width: '50', viewBox: '0 0 2 1' }, 1024, 512, '0 0 2 1'],
    [{ height: '50', viewBox: '0 0 1 2' }, 512, 1024, '0 0 1 2'],
    [{}, 1024, 512, '0 0 300 150'],
    [{ width: '75' }, 512, 1024, '0 0 75 150'],
    [{ width: '0', height: '-3' }, 1024, 512, '0 0 300 150'],
    [{ width: '1e8', height: '1' }, 1024, 1, '0 0 100000000 1'],
    [{ width: '1e9', height: '1' }, 1024, 3, '0 0 300 1'],
    [{ width: '1', height: '1e-7' }, 7, 1024, '0 0 1 150'],
    [{ width: 'NaN', height: 'auto', viewBox: '0 0 0 5' }, 1024, 512, '0 0 300 150'],
    [{ width: '1vw', height: '5constructor' }, 1024, 512, '0 0 300 150'],
    // Only the first 50 characters of a length are read.
    [{ width: `${' '.repeat(49)}9`, height: '9' }, 1024, 1024, '0 0 9 9'],
    [{ width: `${' '.repeat(50)}9`, height: '300' }, 1024, 1024, '0 0 300 300'],
    [{ width: '9'.repeat(1_000_000), height: `${' '.repeat(1_000_000)}9` }, 1024, 512, '0 0 300 150'],
  ])('turns %j into a size of %d × %d', (attributes, width, height, viewBox) => {
    const size = sizeOf(new Map(Object.entries(attributes)), 1024);
    expect(size).toMatchObject({ width, height });
    if (viewBox) expect(size.viewBox).toBe(viewBox);
  });
});
