import { expect, it } from 'vitest';
import type { SvgElement } from '#raster';
import { expectLinear } from '#testing';
import { isPlain, renameIds } from './svg-vector.ts';

const element = (attributes: SvgElement['attributes'], ...children: SvgElement[]): SvgElement => ({
  ...{ name: 'g', attributes },
  children,
});

it('ids and all references to them get the prefix, in whatever form and order they are written', () => {
  const drawing = element(
    { fill: 'url("#a b")', stroke: 'url(#späte) red' },
    element({ href: '#späte', id: 'data', d: 'M0 0' }),
    element({ id: 'späte', 'clip-path': 'url(#data)', mask: 'url("#späte")' }),
    element({ href: 'data:image/png;base64,AA', filter: 'url(#none)', width: 4 }),
  );
  expect(renameIds(drawing, 'x-')).toEqual(
    element(
      { fill: 'url("#a b")', stroke: 'url(#x-1) red' },
      element({ href: '#x-1', id: 'x-2', d: 'M0 0' }),
      element({ id: 'x-1', 'clip-path': 'url(#x-2)', mask: 'url(#x-1)' }),
      element({ href: 'data:image/png;base64,AA', filter: 'url(#x-3)', width: 4 }),
    ),
  );
});

it('a value is plain if it leads nowhere else and drawing programs know its functions', () => {
  const plain = ['M0 0l1-1z', 'url(#a)', 'url("#a") rgb(1, 2, 3)', 'translate (1 2)rotate(3)', 'matrix(1,0,0,1,0,0)'];
  expect(plain.filter((value) => !isPlain(value))).toEqual([]);
  const others = [
    ...['url(https://a.example)', 'url("//a.example#b")', 'url(#a) url(b)', 'URL(x)', 'u\\72l(x)', 'var(--a)'],
    ...['image-set("https://a.example" 1x)', 'src("x")', 'url(url(#a)', 'calc(1px)', 'xrgb(1)'],
  ];
  expect(others.filter(isPlain)).toEqual([]);
});

it('long values take time in proportion to their length', { tags: 'timed' }, async () => {
  for (const part of ['url(#', 'url(#a) ', 'rgb (', 'a', ' ', '(', '"']) {
    await expectLinear(
      400_000,
      (size) => part.repeat(size / part.length),
      (value) => [isPlain(value), renameIds(element({ value }), 'x-')],
    );
  }
  await expectLinear(
    20_000,
    (size) => element({}, ...Array.from({ length: size }, (_, k) => element({ id: `a${k}`, href: `#a${size - k}` }))),
    (drawing) => renameIds(drawing, 'x-'),
  );
});
