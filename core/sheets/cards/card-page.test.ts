import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { type Drawing, moduleGrid, type Paint, type PathLayer, WHITE } from '#drawing';
import { type PdfPage, writePdf } from '#drawing/files';
import { readPdf } from '#drawing/testing';
import { letteringFor } from '#lettering/testing';
import { makeCode, redraw } from '#making';
import type { UploadedImage } from '#raster';
import { layerBox } from '#sheets/testing';
import { cardPage, surroundingsOf } from './card-page.ts';
import { type CardProduct, findCard } from './card-product.ts';
import { type DrawnCard, drawCard } from './draw-card.ts';

function card(isColored: boolean, folds: readonly number[] = []): DrawnCard {
  return { page: { width: 85, height: 55, layers: [] }, folds, isColored } as unknown as DrawnCard;
}

it('a page with marks has 3 mm of bleed if the card is colored, and none if it is white', () => {
  expect(cardPage(card(true), true)).toMatchObject({ bleed: 3, marks: { folds: [] } });
  expect(cardPage(card(false), true)).toMatchObject({ bleed: 0, marks: { folds: [] } });
});

it('a page with marks has a mark for each fold of the card', () => {
  expect(cardPage(card(false, [20, 40]), true).marks).toEqual({ folds: [20, 40] });
});

it('the preview on the screen shows eight crop marks, and three dashes at each end of a fold', () => {
  const marksOf = (id: string): number => {
    const { layers } = surroundingsOf(
      { width: 148, height: 210, background: WHITE, layers: [] },
      findCard(id) as CardProduct,
    ).drawing;
    return layers.flatMap((layer) => (layer.kind === 'path' ? layer.d.match(/M/g)! : [])).length;
  };
  expect([marksOf('poster-a5'), marksOf('tent-a6')]).toEqual([8, 8 + 6]);
});

it('a page without marks is exactly as large as its card', () => {
  const page = cardPage(card(true), false);
  expect(page).toMatchObject({ mm: 85, bleed: 0 });
  expect(page).not.toHaveProperty('marks');
});

it('the preview on the screen shows the marks outside the trim, and the bleed of a colored card', () => {
  const tent = findCard('tent-a6') as CardProduct;
  const page: Drawing = { width: 148, height: 210, background: WHITE, layers: [] };
  const { drawing, edge } = surroundingsOf(page, tent);
  expect(edge).toBe(8);
  expect(drawing).toMatchObject({ width: 148 + 16, height: 210 + 16 });
  expect(drawing.layers.map(layerBox)).toEqual([{ left: 0, top: 0, right: 148 + 16, bottom: 210 + 16 }]);
  // On the screen, marks are as thick as a 270th of the sheet's width.
  const [mark] = drawing.layers.flatMap((layer) => (layer.kind === 'path' ? layer.d.split(/(?=M)/) : []));
  const { left, top, right, bottom } = layerBox({ ...(drawing.layers[0] as PathLayer), d: mark });
  expect(Math.min(right - left, bottom - top)).toBeCloseTo((148 + 16) / 270, 2);
  const cream: Paint = { kind: 'solid', color: { r: 255, g: 238, b: 204, a: 1 } };
  const [bleed, marks] = surroundingsOf({ ...page, background: cream }, tent).drawing.layers.map(layerBox);
  expect(bleed).toEqual({ left: 5, top: 5, right: 148 + 11, bottom: 210 + 11 });
  expect(marks).toEqual({ left: 0, top: 0, right: 148 + 16, bottom: 210 + 16 });
});

it('a file of a hundred posters with the same photograph contains the photograph only once', async () => {
  const words = { headline: 'See the menu', text: 'Open daily', number: '12', address: 'example.com', facts: [] };
  const lettering = await letteringFor(Object.values(words).flat());
  // The photograph is noise, which cannot be compressed.
  const side = 64;
  const data = Uint8ClampedArray.from({ length: 4 * side ** 2 }, (_, k) => (k % 4 === 3 ? 255 : (k * 7919) % 251));
  const image: UploadedImage = { pixels: { width: side, height: side, data }, href: 'data:image/png;base64,' };
  const product = findCard('poster-a4') as CardProduct;
  const posterOf = (table: number): PdfPage => {
    const design = {
      ...DEFAULT_DESIGN,
      type: 'text',
      qrType: 'custom',
      content: `Table ${table}`,
      customImage: image.href,
      imageSize: 20,
    } as const;
    const made = makeCode(design, image);
    const code = redraw(made, design, image, moduleGrid(made.code.size, 4));
    return cardPage(drawCard(product, code, words, lettering), true);
  };
  const fileOf = (pages: readonly PdfPage[]): Promise<Uint8Array> =>
    writePdf(pages, { title: 'Posters', ink: 'rgb', date: new Date(0) });
  const posters = Array.from({ length: 100 }, (_, k) => posterOf(k + 1));
  const all = await fileOf(posters);
  const images = readPdf(all).objects.filter((object) => object.includes('/Subtype /Image'));
  expect(images).toHaveLength(1);
  expect(readPdf(all).objects.filter((object) => object.includes('/Type /Page /'))).toHaveLength(100);
  const one = await fileOf([posters[0]]);
  // Each further poster adds only its code and its words, which take fewer bytes than the photograph's pixels.
  expect((all.length - one.length) / 99).toBeLessThan(3 * side ** 2);
});
