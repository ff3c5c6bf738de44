import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { writePdf, writeSvg } from '#drawing/files';
import { makeCode } from '#making';
import { crc32, deflate, encodePng, type Pixels, readChunks, writeChunks } from '#raster';
import { PDF_DESIGN_NAME, packDesign, putIntoPng, readDesignIn, writeForSvg } from './index.ts';
import { anyDesign } from './testing/random-designs.ts';

const PIXELS: Pixels = { width: 4, height: 4, data: new Uint8ClampedArray(64).fill(255) };
const PNG = await encodePng(PIXELS);
const { drawing } = makeCode({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null);
const FACTS = { mm: 30, title: 'A code' };
const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com' };

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

async function inPng(design: QrDesign): Promise<Uint8Array<ArrayBuffer>> {
  return putIntoPng(PNG, await packDesign(design));
}

describe('a picture', () => {
  it('gives back the design that it carries', async () => {
    await fc.assert(
      fc.asyncProperty(anyDesign, async (design) => {
        const packed = await packDesign(design);
        const svg = await writeSvg(drawing, { ...FACTS, metadata: writeForSvg(packed) });
        const attachment = { name: PDF_DESIGN_NAME, type: 'application/json', deflated: packed };
        const pdf = await writePdf(drawing, { ...FACTS, ink: 'rgb', date: new Date(0), attachment });
        for (const file of [putIntoPng(PNG, packed), bytesOf(svg), pdf]) {
          expect(await readDesignIn(file)).toEqual({ is: 'design', design });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps its pixels, and each checksum is right', async () => {
    const file = await inPng(DESIGN);
    const added = readChunks(file)!.filter(({ type }) => type === 'iTXt');
    expect(added).toHaveLength(1);
    expect(writeChunks(readChunks(file)!.filter(({ type }) => type !== 'iTXt'))).toEqual(PNG);
    const at = 8 + 25;
    const view = new DataView(file.buffer);
    const end = at + 8 + view.getUint32(at);
    expect(view.getUint32(end)).toBe(crc32(file.subarray(at + 4, end)));
  });

  it('may have other texts, before and behind', async () => {
    const chunks = readChunks(await inPng(DESIGN))!;
    const text = (words: string) => ({ type: 'iTXt', data: bytesOf(words) });
    const file = writeChunks([
      chunks[0],
      text('Comment\0\0\0\0\0hello'),
      text('Quietzone'),
      ...chunks.slice(1, -1),
      text('Quietzone designs\0\x01\0\0\0x'),
      chunks.at(-1)!,
    ]);
    expect(await readDesignIn(file)).toEqual({ is: 'design', design: DESIGN });
  });

  it('without a design has none', async () => {
    for (const file of [
      PNG,
      bytesOf(await writeSvg(drawing, FACTS)),
      bytesOf('GIF89a'),
      bytesOf(''),
      bytesOf('%PDF'),
    ]) {
      expect(await readDesignIn(file)).toEqual({ is: 'none' });
    }
  });

  it('whose design is damaged, of a later version, or a bomb, says so', async () => {
    const packed = await packDesign(DESIGN);
    expect(await readDesignIn(putIntoPng(PNG, packed.subarray(0, -9)))).toEqual({ is: 'damaged' });
    const later = await packDesign({ ...DESIGN, version: 2 } as QrDesign);
    expect(await readDesignIn(putIntoPng(PNG, later))).toEqual({ is: 'newer' });
    const bomb = await deflate([bytesOf(JSON.stringify(DESIGN)), new Uint8Array(20 << 20).fill(32)]);
    expect(await readDesignIn(putIntoPng(PNG, bomb))).toEqual({ is: 'damaged' });
    // A damaged one hides no whole one.
    expect(await readDesignIn(putIntoPng(putIntoPng(PNG, packed), packed.subarray(0, -9)))).toMatchObject({
      is: 'design',
    });
  });

  it('cut anywhere gives its design or none, and never throws', async () => {
    const file = await inPng(DESIGN);
    for (let length = 0; length < file.length; length++) {
      expect((await readDesignIn(file.subarray(0, length))).is).toBe('none');
    }
  });

  it('of any bytes at all is read without an error', async () => {
    const begin = fc.constantFrom('', '\x89PNG\r\n\x1a\n', `%PDF ${PDF_DESIGN_NAME}`, '<quietzone:design>');
    await fc.assert(
      fc.asyncProperty(begin, fc.uint8Array({ maxLength: 200 }), async (head, rest) => {
        const file = Uint8Array.of(...Array.from(head, (character) => character.charCodeAt(0)), ...rest);
        expect((await readDesignIn(file)).is).not.toBe('design');
      }),
    );
  });
});
