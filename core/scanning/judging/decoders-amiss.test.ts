import { expect, it } from 'vitest';
import { createRandom, drawLogo } from '#calibration';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { specimenOf } from '#scanning/pixels';
import { type Decoder, PlainReadings, WEAK_DECODER } from '#scanning/tunnel';
import { judge, type ScanReport } from './judge.ts';

/** Returns a decoder that reads `text` in every picture and has the id of the weak decoder. */
function readingAll(text: string): Decoder {
  const result = { text, bytes: new TextEncoder().encode(text) };
  return { id: WEAK_DECODER.id, read: async () => result };
}

it('"Fix everything" does not promise the best verdict while a decoder is missing', async () => {
  const light = { foregroundColor: '#FFE05D', cornerSquaresColor: '#FFE05D', cornerDotsColor: '#FFE05D' };
  const design: QrDesign = {
    ...DEFAULT_DESIGN,
    content: 'https://example.com/menu',
    qrType: 'custom',
    style: { ...DEFAULT_STYLE, ...light, cornerSquareShape: 'circle' },
    imageSize: 50,
    customImage: '',
  };
  const image = { pixels: drawLogo('photo', createRandom(3)), href: '' };
  const reports: ScanReport[] = [];
  const tools = { decoders: [readingAll(design.content)], plain: new PlainReadings(), pause: async () => {} };
  await judge(
    { design, image },
    async () => tools,
    (report) => reports.push(report),
  );
  const { everything, missingDecoders } = reports.at(-1) as ScanReport;
  expect(missingDecoders).toEqual(['zxing']);
  expect(everything?.verdict).toBe('good-conditions');
});

it('if the corners from the first decoder identify no code, those from the second decoder are used', async () => {
  const { picture, code, text } = specimenOf({ ...DEFAULT_DESIGN, content: 'https://example.com/menu' }, null);
  const corner = { x: 5, y: 5 };
  const astray: Decoder = {
    id: 'zxing',
    read: async () => ({
      text,
      bytes: new TextEncoder().encode(text),
      symbol: { corners: [corner, corner, corner, corner], version: null, format: null },
    }),
  };
  const reports: ScanReport[] = [];
  const tools = { decoders: [astray, WEAK_DECODER], plain: new PlainReadings(), pause: async () => {} };
  await judge(
    { picture },
    async () => tools,
    (report) => reports.push(report),
  );
  expect(reports[0].specimen).toMatchObject({ text, code });
});
