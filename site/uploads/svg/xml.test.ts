import { describe, expect, it } from 'vitest';
import { readSvg } from './read-svg.ts';
import { read, svg } from './testing/sample-svg.ts';

describe('readSvg', () => {
  it('pauses after each 65,536 characters', async () => {
    const pausesOf = async (length: number) => {
      let pauses = 0;
      const pause = async () => void pauses++;
      const bytes = new TextEncoder().encode(svg('').padEnd(length));
      await readSvg(bytes, { longerSide: 64, inspectPixels: () => 'not-an-image', pause });
      return pauses;
    };
    expect([await pausesOf(65_536), await pausesOf(65_537), await pausesOf(131_073)]).toEqual([1, 2, 3]);
  });

  it('expands the entities that drawing programs declare, but none that could expand to ever longer text', async () => {
    const doctype = (entities: string): string =>
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a/b.dtd" [ ${entities} ]>`;
    const named = `<?xml version="1.0"?>${doctype('<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY a \'&#60;rect/>\'><!ENTITY t "a b">')}`;
    expect(await read(`${named}<svg xmlns="&ns;"><text>&t;</text></svg>`)).toMatchObject({
      text: expect.stringContaining('>a b<'),
    });
    // External entities and entities that contain markup or other entities are not expanded.
    for (const entity of [
      '<!ENTITY a "&b;&b;"><!ENTITY b "&a;">',
      '<!ENTITY a "<rect/>">',
      '<!ENTITY a SYSTEM "http://a/b">',
      '<!ENTITY % p "x"> %p;',
    ]) {
      expect(await read(`${doctype(entity)}${svg('<text>&a;</text>')}`)).toBe('damaged');
    }
    const long = `<!ENTITY a "${'x'.repeat(100_000)}">`;
    expect(await read(`${doctype(long)}${svg('<g class="&a;"/>')}`)).toMatchObject({ width: 64 });
    expect(await read(`${doctype(long)}${svg(`<g class="${'&a;'.repeat(100)}"/>`)}`)).toBe('too-complex');
  });

  it('finds the encoding in the byte order mark, the first bytes or the declaration', async () => {
    const text = svg('<text>Grüße</text>');
    const wide = (mark: string, isBig: boolean): Uint8Array => {
      const bytes = Buffer.from(mark + text, 'utf16le');
      return new Uint8Array(isBig ? bytes.swap16() : bytes);
    };
    const latin = `<?xml version="1.0" encoding="ISO-8859-1"?>${text}`;
    const files = [
      new TextEncoder().encode(`\ufeff${text}`),
      wide('\ufeff', false),
      wide('\ufeff', true),
      wide('', false),
      wide('', true),
      new Uint8Array(Buffer.from(latin, 'latin1')),
      new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-16"?>${text}`),
    ];
    for (const file of files) expect(await read(file)).toMatchObject({ text: expect.stringContaining('>Grüße<') });
    // A byte order mark counts more than a declaration.
    const marked = `\ufeff<?xml version="1.0" encoding="ISO-8859-1"?>${text}`;
    expect(await read(new TextEncoder().encode(marked))).toMatchObject({ text: expect.stringContaining('>Grüße<') });
    expect(await read(`<?xml version="1.0" encoding="klingon"?>${text}`)).toBe('damaged');
    // The name of the encoding counts only if it is within the first 200 bytes.
    for (const [length, isKnown] of [
      [200, true],
      [201, false],
    ] as const) {
      const start = `${'<?xml version="1.0"'.padEnd(length - 21)}encoding="ISO-8859-1"`;
      expect(start).toHaveLength(length);
      const late = new Uint8Array(Buffer.from(`${start}?>${text}`, 'latin1'));
      expect(await read(late)).toMatchObject({
        text: expect.stringContaining(isKnown ? '>Grüße<' : '>Gr\uFFFD\uFFFDe<'),
      });
    }
    expect(await read(` \t\r\n${text}`)).toMatchObject({ text: expect.stringContaining('>Grüße<') });
  });
});
