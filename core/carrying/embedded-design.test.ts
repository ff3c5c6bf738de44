import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DESIGN_VERSION, type QrDesign } from '#design';
import { writePdf, writeSvg } from '#drawing/files';
import { makeCode } from '#making';
import { crc32, deflate, encodePng, type Pixels, readChunks, writeChunks } from '#raster';
import { expectLinear } from '#testing';
import { PDF_DESIGN_NAME, packDesign, putIntoPng, readDesignIn, writeForSvg } from './embedded-design.ts';
import { anyDesign } from './testing/random-designs.ts';

const PIXELS: Pixels = { width: 4, height: 4, data: new Uint8ClampedArray(64).fill(255) };
const PNG = await encodePng(PIXELS);
const { drawing } = makeCode({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null);
const FACTS = { mm: 30, title: 'A code' };
const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com' };

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function svgWith(base64: string): string {
  return `<svg xmlns:q="urn:quietzone:design"><metadata><q:design>${base64}</q:design></metadata></svg>`;
}

async function inPng(design: QrDesign): Promise<Uint8Array<ArrayBuffer>> {
  return putIntoPng(PNG, await packDesign(design));
}

it('putIntoPng returns a file unchanged if it is not PNG', async () => {
  const file = bytesOf('GIF89a');
  expect(putIntoPng(file, await packDesign(DESIGN))).toBe(file);
});

describe('a file with an embedded design', () => {
  it('is read as the design that was put into it', async () => {
    await fc.assert(
      fc.asyncProperty(anyDesign, async (design) => {
        const packed = await packDesign(design);
        const svg = await writeSvg(drawing, { ...FACTS, metadata: writeForSvg(packed) });
        const attachment = { name: PDF_DESIGN_NAME, type: 'application/json', deflated: packed };
        const pdf = await writePdf([{ drawing, mm: 30 }], { ...FACTS, ink: 'rgb', date: new Date(0), attachment });
        for (const file of [putIntoPng(PNG, packed), bytesOf(svg), pdf]) {
          expect(await readDesignIn(file)).toEqual({ is: 'design', design });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps its other PNG chunks, and has a correct checksum for the new one', async () => {
    const file = await inPng(DESIGN);
    const added = readChunks(file)!.filter(({ type }) => type === 'iTXt');
    expect(added).toHaveLength(1);
    expect(writeChunks(readChunks(file)!.filter(({ type }) => type !== 'iTXt'))).toEqual(PNG);
    const at = 8 + 25;
    const view = new DataView(file.buffer);
    const end = at + 8 + view.getUint32(at);
    expect(view.getUint32(end)).toBe(crc32(file.subarray(at + 4, end)));
  });

  it('is read from a PNG chunk with a wrong checksum', async () => {
    const file = (await inPng(DESIGN)).slice();
    const at = Buffer.from(file).indexOf('iTXt') - 4;
    const end = at + 8 + new DataView(file.buffer).getUint32(at);
    file[end] ^= 255;
    expect(await readDesignIn(file)).toEqual({ is: 'design', design: DESIGN });
  });

  it('may contain other texts before and after the design', async () => {
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

  it('differs from a file without a design, for which readDesignIn returns "none"', async () => {
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

  it('is reported as damaged or newer only if none of its designs can be read', async () => {
    const packed = await packDesign(DESIGN);
    expect(await readDesignIn(putIntoPng(PNG, packed.subarray(0, -9)))).toEqual({ is: 'damaged' });
    const later = await packDesign({ ...DESIGN, version: DESIGN_VERSION + 1 } as QrDesign);
    expect(await readDesignIn(putIntoPng(PNG, later))).toEqual({ is: 'newer' });
    const bomb = await deflate([bytesOf(JSON.stringify(DESIGN)), new Uint8Array(20 << 20).fill(32)]);
    expect(await readDesignIn(putIntoPng(PNG, bomb))).toEqual({ is: 'damaged' });
    // If no design can be read, the reason is that of the last one.
    const broken = packed.subarray(0, -9);
    expect(await readDesignIn(putIntoPng(putIntoPng(PNG, broken), later))).toEqual({ is: 'newer' });
    expect(await readDesignIn(putIntoPng(putIntoPng(PNG, later), broken))).toEqual({ is: 'damaged' });
    expect(await readDesignIn(bytesOf(svgWith('*')))).toEqual({ is: 'damaged' });
    // Of two readable designs, the first is returned.
    const other = await packDesign({ ...DESIGN, content: 'other' });
    expect(await readDesignIn(putIntoPng(putIntoPng(PNG, packed), other))).toEqual({ is: 'design', design: DESIGN });
    // A damaged design before a readable one is skipped.
    expect(await readDesignIn(putIntoPng(putIntoPng(PNG, broken), packed))).toMatchObject({
      is: 'design',
    });
  });

  it('is still read after another program renamed the XML prefix or moved its declaration', async () => {
    const base64 = Buffer.from(await packDesign(DESIGN)).toString('base64');
    const urn = 'urn:quietzone:design';
    for (const svg of [
      `<svg xmlns="http://www.w3.org/2000/svg"><ns0:design xmlns:ns0="${urn}">${base64}</ns0:design></svg>`,
      `<svg xmlns:ns0 = '${urn}'><metadata><ns0:design id="a">\n${base64}\n</ns0:design></metadata></svg>`,
      `<svg><metadata><design xmlns="${urn}">${base64}</design></metadata></svg>`,
      `\ufeff \t\r\n<?xml version="1.0"?><svg xmlns:a="${urn}"><a:design >${base64}</a:design ></svg>`,
    ]) {
      expect(await readDesignIn(bytesOf(svg)), svg.slice(0, 60)).toEqual({ is: 'design', design: DESIGN });
    }
    for (const svg of [
      `<svg xmlns:ns0="urn:other"><ns0:design>${base64}</ns0:design></svg>`,
      `<svg xmlns:ns1="${urn}"><ns0:design>${base64}</ns0:design></svg>`,
      `<svg xmlns:ns0="${urn}"><ns0:designs>${base64}</ns0:designs></svg>`,
    ]) {
      expect(await readDesignIn(bytesOf(svg)), svg.slice(0, 60)).toEqual({ is: 'none' });
    }
  });

  it('is searched for its design only if it begins like PNG, PDF or XML', async () => {
    const svg = bytesOf(await writeSvg(drawing, { ...FACTS, metadata: writeForSvg(await packDesign(DESIGN)) }));
    const behind = (...head: number[]) => Uint8Array.of(...head, ...svg);
    expect((await readDesignIn(svg)).is).toBe('design');
    expect(await readDesignIn(behind(0xff, 0xd8, 0xff, 0xe0))).toEqual({ is: 'none' });
    expect(await readDesignIn(behind(0x78))).toEqual({ is: 'none' });
    const attachment = { name: PDF_DESIGN_NAME, type: 'application/json', deflated: await packDesign(DESIGN) };
    const pdf = await writePdf([{ drawing, mm: 30 }], { ...FACTS, ink: 'rgb', date: new Date(0), attachment });
    expect((await readDesignIn(pdf)).is).toBe('design');
    const renamed = Buffer.from(pdf).toString('latin1').replaceAll(PDF_DESIGN_NAME, 'x'.repeat(PDF_DESIGN_NAME.length));
    expect(await readDesignIn(Uint8Array.from(Buffer.from(renamed, 'latin1')))).toEqual({ is: 'none' });
    expect(await readDesignIn(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...pdf))).toEqual({ is: 'none' });
  });

  it('may contain a design of almost 16 MB, but no larger one', async () => {
    const json = JSON.stringify({ ...DESIGN, content: '' });
    const sized = async (bytes: number) => {
      const packed = await deflate([bytesOf(json), new Uint8Array(bytes - json.length).fill(32)]);
      return (await readDesignIn(putIntoPng(PNG, packed))).is;
    };
    expect(await sized((16 << 20) - 1)).toBe('design');
    expect(await sized(16 << 20)).toBe('damaged');
  });

  it('counts as a file without a design if it is cut off anywhere', async () => {
    const file = await inPng(DESIGN);
    for (let length = 0; length < file.length; length++) {
      expect((await readDesignIn(file.subarray(0, length))).is).toBe('none');
    }
  });

  it('never causes an exception, and random bytes are never read as a design', async () => {
    const begin = fc.constantFrom('', '\x89PNG\r\n\x1a\n', `%PDF ${PDF_DESIGN_NAME}`, '<quietzone:design>');
    await fc.assert(
      fc.asyncProperty(begin, fc.uint8Array({ maxLength: 200 }), async (head, rest) => {
        const file = Uint8Array.of(...Array.from(head, (character) => character.charCodeAt(0)), ...rest);
        expect((await readDesignIn(file)).is).not.toBe('design');
      }),
    );
  });
});

describe('the search for a design', () => {
  const times = (part: string, around: (parts: string) => string) => (size: number) =>
    bytesOf(around(part.repeat(size / part.length)));
  const urn = 'urn:quietzone:design';
  it.each<[string, number, (size: number) => Uint8Array<ArrayBuffer>]>([
    ['SVG elements that never end', 1_000_000, times('<q:design ', (all) => `<svg xmlns:q="${urn}">${all}`)],
    ['SVG prefixes', 1_000_000, times('xmlns:', (all) => `<svg ${all}>`)],
    [
      'PDF streams whose dictionaries never end',
      1_000_000,
      times('/Type /EmbeddedFile /Filter /FlateDecode /Length 1 ', (all) => `%PDF ${PDF_DESIGN_NAME} ${all}`),
    ],
    [
      'PNG chunks',
      12 * 16_000,
      (size) => {
        const empty = { type: 'iTXt', data: new Uint8Array(0) };
        const [header, ...rest] = readChunks(PNG)!;
        return writeChunks([header, ...new Array(size / 12).fill(empty), ...rest]);
      },
    ],
  ])('takes time proportional to the length of the file: %s', { tags: 'timed' }, async (_name, size, makeFile) => {
    await expectLinear(size, makeFile, async (file) => {
      expect((await readDesignIn(file)).is).toBe('none');
    });
  });

  it('takes time proportional to the length of a design, up to the largest', { tags: 'timed' }, async () => {
    await expectLinear(
      8_000_000,
      (size) => bytesOf(`<svg xmlns:q="${urn}"><q:design>${'A'.repeat(size)}</q:design></svg>`),
      readDesignIn,
    );
  });
});
