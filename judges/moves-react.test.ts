// The configurations of qrcode.react's snapshots (zpao/qrcode.react, src/__test__/index.test.tsx, commit 0f6c240e), with
// the size and the modules that the snapshots have, as the beginning of SHA-256 over a byte for each module.
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { svg } from '../package/doors/index.ts';
import { QRCode, QRCodeCanvas, QRCodeSVG, type QRCodeSVGProps } from '../package/doors/react.ts';
import { Resvg } from './wasm-programs.ts';

type Config = Partial<QRCodeSVGProps>;

const BASIC = {
  value: 'http://picturesofpeoplescanningqrcodes.tumblr.com/',
  size: 128,
  bgColor: '#ffffff',
  fgColor: '#000000',
  level: 'L',
  includeMargin: false,
} as const;

const IMAGE = { src: 'https://static.zpao.com/favicon.png', height: 24, width: 24, excavate: true } as const;
const PLACED = { href: IMAGE.src, x: '11.78125', y: '11.78125', width: '5.4375', height: '5.4375', opacity: '1' };

const SNAPSHOTS: readonly (readonly [config: Config, cells: number, modules: string])[] = [
  [{}, 29, '357f147eba07565f'],
  [{ includeMargin: true }, 37, '93f305453638dd53'],
  [{ includeMargin: false }, 29, '357f147eba07565f'],
  [{ level: 'L' }, 29, '357f147eba07565f'],
  [{ level: 'M' }, 33, '865457b2f7f00adf'],
  [{ level: 'Q' }, 37, 'af95a2966a8b9241'],
  [{ level: 'H' }, 41, '161648acd45a4045'],
  [{ imageSettings: IMAGE }, 29, '5b5b47ffd27275d3'],
  [{ imageSettings: { ...IMAGE, excavate: false } }, 29, '357f147eba07565f'],
  [{ value: '1234567890' }, 21, 'd9575501560c4a02'],
  [{ value: 'single byte emoji ✅' }, 25, '7af5e86df3ddf5be'],
  [{ value: 'double byte emoji 👌' }, 25, 'd3763c7ce682bf62'],
  [{ value: 'four byte emoji 👌🏽' }, 25, 'c2d0289cb2c9ad2f'],
  [{ value: '火と氷' }, 21, '258bc15a475bc8fc'],
  [{ includeMargin: true, marginSize: 10 }, 49, 'b2a3385b2f9f2ba4'],
  [{ includeMargin: true, marginSize: 0 }, 29, '357f147eba07565f'],
  [{ includeMargin: false, marginSize: 8 }, 45, '2cde0ab99baab74f'],
  [{ includeMargin: false, marginSize: 6.5 }, 41, '7cdb2e95f92b1c84'],
  [{ title: 'some descriptive title' }, 29, '357f147eba07565f'],
  [{ minVersion: 22 }, 105, '35d0665f30fca1d5'],
  ...([undefined, '', 'anonymous', 'use-credentials'] as const).map(
    (crossOrigin) => [{ imageSettings: { ...IMAGE, crossOrigin } }, 29, '5b5b47ffd27275d3'] as const,
  ),
];

/** Returns the attributes of each element of a kind. */
function elementsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.match(new RegExp(`<${name}[ >][^>]*`, 'g')) ?? [];
  return tags.map((tag) =>
    Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  );
}

function modulesOf(html: string, cells: number): string {
  const bare = html.replace(/<image[^>]*>(<\/image>)?/, '').replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { pixels } = new Resvg(bare, { fitTo: { mode: 'width', value: cells } }).render();
  const dark = Uint8Array.from({ length: cells * cells }, (_, k) => Number(pixels[4 * k] < 128));
  return createHash('sha256').update(dark).digest('hex').slice(0, 16);
}

test.each(SNAPSHOTS)('QRCodeSVG has the attributes and modules of the snapshot of %o', (config, cells, modules) => {
  const html = renderToStaticMarkup(createElement(QRCodeSVG, { ...BASIC, ...config }));
  const { title, imageSettings } = config;
  expect(elementsOf(html, 'svg')).toEqual([
    { height: '128', width: '128', viewBox: `0 0 ${cells} ${cells}`, role: 'img' },
  ]);
  expect(elementsOf(html, 'path').map(({ d: _, ...rest }) => rest)).toEqual([
    { fill: '#ffffff', 'shape-rendering': 'crispEdges' },
    { fill: '#000000', 'shape-rendering': 'crispEdges' },
  ]);
  expect(html.includes(`<title>${title}</title>`)).toBe(title !== undefined);
  const { crossOrigin } = imageSettings ?? {};
  const origin = crossOrigin === undefined ? {} : { crossorigin: crossOrigin };
  const placed = { ...PLACED, preserveAspectRatio: 'none', ...origin };
  expect(elementsOf(html.replaceAll('crossOrigin', 'crossorigin'), 'image')).toEqual(imageSettings ? [placed] : []);
  expect(modulesOf(html, cells)).toBe(modules);
});

test.each(SNAPSHOTS)('QRCodeCanvas has the elements of the snapshot of %o', (config) => {
  const html = renderToStaticMarkup(createElement(QRCodeCanvas, { ...BASIC, ...config } as typeof BASIC));
  const { title, imageSettings } = config;
  const style = 'width:128px;height:128px';
  const titled = title === undefined ? {} : { title };
  expect(elementsOf(html, 'canvas')).toEqual([{ height: '128', width: '128', role: 'img', style, ...titled }]);
  const { crossOrigin } = imageSettings ?? {};
  const origin = crossOrigin === undefined ? {} : { crossorigin: crossOrigin };
  const image = { src: IMAGE.src, style: 'display:none', ...origin };
  expect(elementsOf(html.replaceAll('crossOrigin', 'crossorigin'), 'img')).toEqual(imageSettings ? [image] : []);
});

test('components have names', () => {
  expect([QRCode, QRCodeSVG, QRCodeCanvas].map(({ displayName }) => displayName)).toEqual([
    'QRCode',
    'QRCodeSVG',
    'QRCodeCanvas',
  ]);
});

test('two codes on a page have gradients of different names, in React and as text', () => {
  const gradient = { type: 'linear', from: '#036', to: '#309' } as const;
  const code = () => createElement(QRCode, { value: 'https://example.com', gradient });
  const html = renderToStaticMarkup(createElement('p', null, code(), code()));
  const names = elementsOf(html, 'linearGradient').map(({ id }) => id);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(html).toContain(`url(#${name})`);
  expect(svg('https://example.com', { gradient, idPrefix: 'menu-' })).toMatch(/id="(menu-linear[^"]+)".*url\(#\1\)/);
});
