import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { type Drawing, drawQrCode, moduleGrid } from '#drawing';
import { count, readPdf } from '#drawing/testing';
import { encode } from '#engine';
import { joinBytes, type Pixels } from '#raster';
import type { PdfFacts } from './pdf-file.ts';
import { PdfFile, writePdfPiece } from './pdf-pieces.ts';

const FACTS: PdfFacts = { title: 'Codes', ink: 'rgb', date: new Date(0) };
const CODE = encode('A', { level: 'H' });

/** Translucent pixels, so that the image has a mask. They are a new object each time, as in different workers. */
function imageOf(): Pixels {
  return { width: 4, height: 4, data: Uint8ClampedArray.from({ length: 64 }, (_, k) => 3 * k) };
}

function page(image: Pixels | null): Drawing {
  const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '', imageSize: 20 };
  return drawQrCode(CODE, design, image && { pixels: image, href: '' }, moduleGrid(CODE.size, 4));
}

/** Writes a file of pieces. Each piece has one page with the image and one without. */
async function fileOf(pieces: number, ink: PdfFacts['ink'] = 'rgb') {
  const file = new PdfFile();
  const written: Uint8Array[] = [];
  for (let k = 0; k < pieces; k++) {
    const image = imageOf();
    const pages = [page(image), page(null)].map((drawing) => ({ drawing, mm: 30 }));
    written.push(file.add(await writePdfPiece(pages, ink, file.start, image)));
  }
  return { file, bytes: joinBytes([...written, file.end({ ...FACTS, ink })]), length: joinBytes(written).length };
}

it.each(['rgb', 'black'] as const)(
  'a file of pieces has all pages, and the shared image with its mask once: %s',
  async (ink) => {
    const { file, bytes, length } = await fileOf(3, ink);
    const all = readPdf(bytes).objects.join('\n');
    expect(count(all, /\/Type \/Page /g)).toBe(6);
    expect(all).toContain('/Count 6');
    expect(count(all, /\/Subtype \/Image/g)).toBe(2);
    expect(file.length).toBe(length);
  },
);

it('a file has the same bytes each time its end is written, and can get more pieces afterwards', async () => {
  const { file, bytes } = await fileOf(1);
  expect((await fileOf(1)).bytes).toEqual(bytes);
  const written = bytes.slice(0, file.length);
  expect(joinBytes([written, file.end(FACTS)])).toEqual(bytes);
  const image = imageOf();
  const more = file.add(await writePdfPiece([{ drawing: page(image), mm: 30 }], 'rgb', file.start, image));
  const { objects } = readPdf(joinBytes([written, more, file.end(FACTS)]));
  expect(objects.join('\n')).toContain('/Count 3');
});
