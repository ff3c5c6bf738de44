import { describe, expect, it } from 'vitest';
import { BLACK, type Drawing, type Layer, placeDrawing, WHITE } from '#drawing';
import { PdfJoiner, writePdfPart } from '#drawing/files';
import type { Pixels } from '#raster';
import { type CodePlace, type PageBytes, readPages } from './read-pages.ts';

const SQUARE: Drawing = {
  ...{ width: 1, height: 1, background: WHITE },
  layers: [{ kind: 'path', part: 'data', d: 'M0 0h1v1h-1z', paint: BLACK }],
};

/** Returns a square of one millimeter. */
function squareAt(x: number, y: number): Layer {
  return placeDrawing(SQUARE, { x, y, scale: 1 });
}

/** Returns the bytes of pages of 60 × 40 mm with these layers. */
async function pagesOf(...pages: readonly (readonly Layer[])[]): Promise<PageBytes> {
  const drawn = pages.map((layers) => ({ drawing: { width: 60, height: 40, background: WHITE, layers }, mm: 60 }));
  const part = new PdfJoiner(() => undefined).number(await writePdfPart(drawn, 'rgb'));
  return { bytes: [part, part.images], pages: part.pages };
}

/** A code of version 1 with modules of 0.5 mm. Without its margin, it extends from 10 to 20.5 mm in both directions. */
const PLACE: CodePlace = { page: 0, x: 8, y: 8, moduleWidth: 0.5, modules: 21, margin: 4 };
const LABEL = { x: 8, y: 8, width: 20, height: 20 };

/** Returns whether the point at this place, in millimeters, is black in the picture of the code at `PLACE`. */
function isBlackAt({ data, width }: Pixels, x: number, y: number): boolean {
  const [column, row] = [x, y].map((mm) => Math.round(((mm - 8) / 0.5) * 8));
  return data[4 * (row * width + column)] < 128;
}

async function pictureOf(layers: readonly Layer[], places: readonly CodePlace[], index = 0): Promise<Pixels> {
  const pictures = await readPages(await pagesOf(layers), places);
  return pictures[index]!.picture;
}

describe('the picture of a code on a page', () => {
  it.each([
    [1, 4],
    [4, 4],
    [6, 6],
  ])(
    "if the code's margin is %d modules wide, the picture's margin is %d modules wide, and a module is 8 pixels wide",
    async (own, margin) => {
      const place = { ...PLACE, x: 10 - 0.5 * own, y: 10 - 0.5 * own, margin: own };
      const [seen] = await readPages(await pagesOf([squareAt(10, 10)]), [place]);
      const side = 8 * (21 + 2 * margin);
      expect([seen?.picture.width, seen?.picture.height, seen?.grid.margin]).toEqual([side, side, margin]);
      const black = Array.from({ length: side ** 2 }, (_, k) => k).filter((k) => seen!.picture.data[4 * k] < 128);
      // The square is two modules wide.
      expect([black[0] % side, Math.floor(black[0] / side), black.length]).toEqual([8 * margin, 8 * margin, 16 ** 2]);
    },
  );

  it('shows only the layers that begin on its label; if there is no label, shows all layers of the page', async () => {
    const layers = [squareAt(12, 12), squareAt(15, 15)];
    const label = { x: 8, y: 8, width: 6, height: 6 };
    const onLabel = await pictureOf(layers, [{ ...PLACE, label }]);
    expect([isBlackAt(onLabel, 12.5, 12.5), isBlackAt(onLabel, 15.5, 15.5)]).toEqual([true, false]);
    const onPage = await pictureOf(layers, [PLACE]);
    expect([isBlackAt(onPage, 12.5, 12.5), isBlackAt(onPage, 15.5, 15.5)]).toEqual([true, true]);
  });

  it('shows what begins up to 0.05 mm outside its label', async () => {
    const isShown = async (x: number) =>
      isBlackAt(await pictureOf([squareAt(x, 12)], [{ ...PLACE, label: { ...LABEL, x: 12 } }]), x + 0.5, 12.5);
    expect([await isShown(12 - 0.03), await isShown(12 - 0.1)]).toEqual([true, false]);
  });

  it('does not show what begins on an earlier label at the same place', async () => {
    const places = [PLACE, PLACE].map((place) => ({ ...place, label: LABEL }));
    const isShown = async (index: number) => isBlackAt(await pictureOf([squareAt(12, 12)], places, index), 12.5, 12.5);
    expect([await isShown(0), await isShown(1)]).toEqual([true, false]);
  });

  it('is null if its page cannot be read, and other pages are read all the same', async () => {
    const { bytes, pages } = await pagesOf([squareAt(12, 12)], [squareAt(12, 12)]);
    const [first, ...others] = bytes;
    const data = first.data.slice();
    // The last stream is the content of the last page.
    data[Buffer.from(data).lastIndexOf('>>\nstream\n') + 20] ^= 255;
    const places = [0, 1].map((page) => ({ ...PLACE, page }));
    const [whole, damaged] = await readPages({ bytes: [{ ...first, data }, ...others], pages }, places);
    expect([damaged, isBlackAt(whole!.picture, 12.5, 12.5)]).toEqual([null, true]);
  });
});
