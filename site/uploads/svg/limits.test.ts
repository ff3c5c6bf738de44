import { describe, expect, it } from 'vitest';
import { readSvg } from './read-svg.ts';
import { read, svg } from './testing/sample-svg.ts';

const TWENTY =
  'font font-family font-size font-style font-variant font-weight font-stretch color display visibility overflow fill-rule clip-rule stroke-width stroke-linecap stroke-linejoin stop-color flood-color direction text-anchor'.split(
    ' ',
  );

describe('readSvg', () => {
  it.each([
    ['elements', '<g/>'.repeat(49_999), '<g/>'.repeat(50_000)],
    ['depth', `${'<g>'.repeat(99)}${'</g>'.repeat(99)}`, `${'<g>'.repeat(100)}${'</g>'.repeat(100)}`],
    [
      'depth of unsupported elements',
      `${'<x>'.repeat(99)}${'</x>'.repeat(99)}`,
      `${'<x>'.repeat(100)}${'</x>'.repeat(100)}`,
    ],
    [
      'selectors',
      `<style>${'a{fill:red}'.repeat(2000)}</style>`,
      `<style>${'a{fill:red}'.repeat(2000)}</style><style>a{fill:red}</style>`,
    ],
    [
      'parts of a selector',
      `<style>${'g '.repeat(5)}g{fill:red}</style>`,
      `<style>${'g>'.repeat(6)}g{fill:red}</style>`,
    ],
    ['brackets', `<rect style="q:${'('.repeat(10)}"/>`, `<rect style="q:${'('.repeat(11)}"/>`],
    ['work', '<rect/>'.repeat(9000), '<rect/>'.repeat(10_000)],
  ])('has a limit for %s', async (_name, inside, outside) => {
    expect(await read(svg(inside))).toMatchObject({ width: 64 });
    expect(await read(svg(outside))).toBe('too-complex');
  });

  it.each([
    ['classes of an element', 100, (count: number) => `<g class="${'a '.repeat(count)}"/>`],
    ['characters of a `style` attribute', 200_000, (count: number) => `<g style="${'fill:red'.padEnd(count, ' ')}"/>`],
    ['characters of a presentation attribute', 200_000, (count: number) => `<g fill="${'(red)'.padEnd(count)}"/>`],
    ['characters of a plain color', 200_000, (count: number) => `<g fill="${'red'.padEnd(count)}"/>`],
    ['characters of a style sheet', 200_000, (count: number) => `<style>${'g{fill:red}'.padEnd(count)}</style>`],
    [
      'characters of all style sheets',
      200_000,
      (count: number) => `<style>${' '.repeat(150_000)}</style><style>${' '.repeat(count - 150_000)}</style>`,
    ],
    [
      'declarations',
      500_000,
      // 24,999 elements have twenty declarations each. The rest are in the rule for `g`, which has ten, and in the
      // `style` attribute of the last element.
      (count: number) =>
        `<style>g{${'color:a;'.repeat(10)}}</style>${`<g ${TWENTY.map((name) => `${name}="a"`).join(' ')}/>`.repeat(24_999)}<g style="${'color:a;'.repeat(count - 499_990)}"/>`,
    ],
    [
      'comparisons of elements and selectors',
      500_000,
      // Elements that are not drawn count too, and so do the root element and the element around them.
      (count: number) =>
        `<style>${'*{fill:red}'.repeat(500)}</style><defs>${'<g/>'.repeat(Math.ceil(count / 500) - 2)}</defs>`,
    ],
  ])(
    'has a limit for %s: %d',
    async (_name, most, inside) => {
      expect(await read(svg(inside(most)))).toMatchObject({ width: 64 });
      expect(await read(svg(inside(most + 1)))).toBe('too-complex');
    },
    60_000,
  );

  it('reports the limit that is exceeded, with the figure found and the figure allowed', async () => {
    const refused = await readSvg(new TextEncoder().encode(svg('<g/>'.repeat(60_000))), {
      longerSide: 64,
      inspectPixels: () => 'not-an-image',
      pause: async () => undefined,
    });
    expect(refused).toEqual({ code: 'too-complex', excess: { of: 'elements', found: 50_001, most: 50_000 } });
  });

  it('limits the bytes of a file, and the pixels of all embedded pictures together', async () => {
    const padded = (length: number): string => svg('').padEnd(length, ' ');
    expect(await read(padded(8_388_608))).toMatchObject({ width: 64 });
    expect(await read(padded(8_388_609))).toBe('too-large');
    const withPictures = (height: number) =>
      readSvg(new TextEncoder().encode(svg('<image href="data:,a"/>'.repeat(3))), {
        longerSide: 64,
        inspectPixels: () => ({ type: 'image/png', width: 4000, height }),
        pause: async () => undefined,
      });
    expect(await withPictures(2000)).toMatchObject({ width: 64 });
    expect(await withPictures(2001)).toMatchObject({
      code: 'too-large',
      excess: { of: 'imagePixels', most: 24_000_000 },
    });
  });
});
