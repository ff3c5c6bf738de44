import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decodePng } from '#raster';
import { WEAK_DECODER } from '#scanning/tunnel';
import { type FrameOptions, framed } from './frame.ts';
import { qr, svg } from './index.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { QRCode, type QRCodeProps } from './react.ts';

const TEXT = 'https://example.com/menu';

test.each<FrameOptions>([
  { caption: 'Our menu' },
  { frame: 'line' },
  { frame: 'tab', caption: 'Zażółć gęślą jaźń', color: '#036', background: '#FFE', shape: 'rounded' },
  { frame: 'ticket', caption: 'Scan', margin: 0, gradient: { type: 'linear', from: '#036', to: '#309' } },
])('a code with %o is larger than without, and is read', async (look) => {
  const code = await framed(TEXT, look);
  const picture = (await decodePng(await png(code, { ...look, px: 500 })))!;
  expect(picture.height).toBeGreaterThan(520);
  expect((await WEAK_DECODER.read(picture))?.text).toBe(TEXT);
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg(code, look)) ?? [];
  expect(Number(height) / Number(width)).toBeCloseTo(picture.height / picture.width, 1);
  expect(new TextDecoder().decode(await pdf(code, look))).toMatch(/^%PDF/);
});

test('the doors take each other’s options, and the component makes no attributes of them', async () => {
  // Types without a name in common do not fit each other, although all names are optional.
  const framing = { caption: 'Menu', frame: 'tab' } as const;
  const naming = { title: 'Menu', idPrefix: 'a' };
  const page = { black: true, date: new Date(0), deterministic: true };
  const code = await framed(TEXT, framing);
  for (const look of [framing, naming, page, { px: 400 }, { mm: 30 }]) {
    await framed(TEXT, look);
    expect([svg(code, look), (await png(code, look)).length > 0, (await pdf(code, look)).length > 0]).toHaveLength(3);
  }
  const props: QRCodeProps = { value: code, caption: 'Menu', frame: 'tab', black: true };
  expect(renderToStaticMarkup(createElement(QRCode, props))).toMatch(/^<svg viewBox="[^"]*" role="img">/);
});

test('the width in millimeters is that of the code with its margin, and the code itself stays plain', async () => {
  const plain = qr(TEXT);
  const code = await framed(plain, { frame: 'rounded' });
  const [, side] = /width="([\d.]+)mm"/.exec(svg(code, { mm: 40 })) ?? [];
  expect(Number(side)).toBeGreaterThan(45);
  expect(svg(plain, { mm: 40 })).toContain('width="40mm" height="40mm"');
  expect(svg(plain, { margin: 0 })).toContain(`viewBox="1 1 ${plain.size} ${plain.size}"`);
});

test('the outlines of a framed code are joined, as those of a plain one', async () => {
  expect(svg(await framed(TEXT, { caption: 'Menu', frame: 'line' })).match(/<path/g)).toHaveLength(2);
});

test('another font brings other letters, and a letter of no font is refused', async () => {
  const caption = 'Меню';
  await expect(framed(TEXT, { caption })).rejects.toMatchObject({ option: 'caption', code: 'not-printable' });
  const file = createRequire(import.meta.url).resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff');
  const font = Uint8Array.from(readFileSync(file));
  expect(svg(await framed(TEXT, { caption, font }))).toContain('<path');
  await expect(framed(TEXT, { caption, font: new Uint8Array(20) })).rejects.toMatchObject({ code: 'not-a-font' });
});
