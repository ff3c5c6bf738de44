import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { type Drawing, drawQrCode, moduleGrid } from '#drawing';
import { count, readPdf } from '#drawing/testing';
import { encode } from '#engine';
import { joinBytes, type UploadedImage } from '#raster';
import type { PdfFacts } from './pdf-file.ts';
import { PdfJoiner, writePdfPart } from './pdf-part.ts';

const FACTS: PdfFacts = { title: 'Codes', ink: 'rgb', date: new Date(0) };
const CODE = encode('A', { level: 'H' });

/** Returns a new image object on each call, with equal contents, like the copies of an image that come from workers. */
function imageOf(): UploadedImage {
  const data = Uint8ClampedArray.from({ length: 64 }, (_, k) => 3 * k);
  return { pixels: { width: 4, height: 4, data }, href: '' };
}

function page(image: UploadedImage | null = imageOf()): Drawing {
  const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '', imageSize: 20 };
  return drawQrCode(CODE, design, image, moduleGrid(CODE.size, 4));
}

function joiner() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  return { pieces, joiner: new PdfJoiner((bytes) => pieces.push(bytes)) };
}

const partOf = (drawings: readonly Drawing[]) =>
  writePdfPart(
    drawings.map((drawing) => ({ drawing, mm: 30 })),
    'rgb',
  );

it('a file joined from parts has all pages of the parts, and their image with its alpha mask only once', async () => {
  const { joiner: file, pieces } = joiner();
  for (let k = 0; k < 3; k++) file.add(file.number(await partOf([page(), page(null)])));
  const bytes = joinBytes([...pieces, file.end(FACTS)]);
  const { objects } = readPdf(bytes);
  const all = objects.join('\n');
  expect(count(all, /\/Type \/Page /g)).toBe(6);
  expect(all).toContain('/Count 6');
  expect(count(all, /\/Subtype \/Image/g)).toBe(2);
  expect(file.length).toBe(joinBytes(pieces).length);
});

it('numbering a part writes only images that are new to the file, and adding the part writes everything else', async () => {
  const { joiner: file, pieces } = joiner();
  const written = (): string => Buffer.from(joinBytes(pieces)).toString('latin1');
  const first = file.number(await partOf([page()]));
  expect(count(written(), /\/Subtype \/Image/g)).toBe(2);
  expect(written()).not.toContain('/Type /Page ');
  const imagesOnly = written();
  const second = file.number(await partOf([page()]));
  expect(written()).toBe(imagesOnly);
  expect([first, second].map(({ images }) => images.table.length)).toEqual([2, 2]);
  file.add(second);
  expect(count(written(), /\/Type \/Page /g)).toBe(1);
  expect(file.length).toBe(written().length);
});

it('the images of a numbered part are listed with their offsets in `images.data`', async () => {
  const { joiner: file } = joiner();
  const { images } = file.number(await partOf([page()]));
  const text = Buffer.from(images.data).toString('latin1');
  for (const [number, offset] of images.table) expect(text.slice(offset)).toMatch(new RegExp(`^${number} 0 obj\n`));
});

it('a file is valid even if one part was numbered but never added', async () => {
  const { joiner: file, pieces } = joiner();
  file.number(await partOf([page()]));
  file.add(file.number(await partOf([page()])));
  const { objects } = readPdf(joinBytes([...pieces, file.end(FACTS)]));
  expect(count(objects.join('\n'), /\/Type \/Page /g)).toBe(1);
});

it('a file can get more parts after its end was requested', async () => {
  const { joiner: file, pieces } = joiner();
  file.add(file.number(await partOf([page()])));
  const first = joinBytes([...pieces, file.end(FACTS)]);
  expect(joinBytes([...pieces, file.end(FACTS)])).toEqual(first);
  file.add(file.number(await partOf([page()])));
  const { objects } = readPdf(joinBytes([...pieces, file.end(FACTS)]));
  expect(objects.join('\n')).toContain('/Count 2');
});
