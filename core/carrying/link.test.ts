import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, DESIGN_VERSION, type QrDesign } from '#design';
import { crc32, deflate, writeBase64url } from '#raster';
import { expectLinear } from '#testing';
import { readLink, writeLink } from './link.ts';
import { anyDesign } from './testing/random-designs.ts';

const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

describe('a link', () => {
  it('is read back as the design from which it was made, without the image', async () => {
    await fc.assert(
      fc.asyncProperty(anyDesign, async (design) => {
        const { customImage: _, ...light } = design;
        const link = await linkOf(design, { withPassword: true });
        const reading = { is: 'design', design: light, hadImage: design.customImage !== undefined };
        expect(await readLink(link)).toEqual(reading);
        expect(await readLink(link.slice(1))).toEqual(reading);
      }),
    );
  });

  it('takes fewer than 120 characters for a short address, because it leaves out default values and the image', async () => {
    const design = { ...DEFAULT_DESIGN, content: 'https://example.com', customImage: IMAGE, weave: DEFAULT_WEAVE };
    expect((await linkOf(design, { withPassword: true })).length).toBeLessThan(120);
  });

  it('contains a password only if requested', async () => {
    const design: QrDesign = { ...DEFAULT_DESIGN, type: 'wifi', content: 'net', details: { password: 'longenough' } };
    expect(await readLink(await linkOf(design, { withPassword: true }))).toEqual({
      is: 'design',
      design,
      hadImage: false,
    });
    const link = await linkOf(design, { withPassword: false });
    expect(await readLink(link)).toEqual({
      is: 'design',
      design: { ...DEFAULT_DESIGN, type: 'wifi', content: 'net', leftOut: { password: 'password' } },
      hadImage: false,
    });
  });

  it('is written only for designs that are small enough to be read again', async () => {
    const design = { ...DEFAULT_DESIGN, type: 'text' } as const;
    const empty = new TextEncoder().encode(JSON.stringify({ version: 1, type: 'text', content: '' })).length;
    const most = 0x10000 - 1 - empty;
    for (const content of ['x'.repeat(most), 'x'.repeat(8000), noise(8000)]) {
      expect(await readLink(await linkOf({ ...design, content }, { withPassword: true }))).toMatchObject({
        design: { content },
      });
    }
    for (const content of ['x'.repeat(most + 1), 'x'.repeat(70_000), noise(60_000)]) {
      expect(await writeLink({ ...design, content }, { withPassword: true })).toBeNull();
    }
  });

  it('is read in time proportional to its length', { tags: 'timed' }, async () => {
    const links = new Map<number, string>();
    for (const size of [12_000, 24_000, 48_000]) {
      links.set(size, await linkOf({ ...DEFAULT_DESIGN, content: noise(size) }, { withPassword: true }));
    }
    await expectLinear(48_000, (size) => links.get(size) as string, readLink);
    for (const repeated of ['&text=x', '%41']) {
      const plain = (size: number) => `text=${repeated.repeat(size / repeated.length)}`;
      await expectLinear(64_000, plain, readLink);
    }
  });

  it('is reported as damaged if it was cut off or lost a character', async () => {
    const link = await linkOf({ ...DEFAULT_DESIGN, content: 'https://example.com/ä' }, { withPassword: false });
    for (let length = '#design='.length; length < link.length; length++) {
      expect((await readLink(link.slice(0, length))).is).toBe('damaged');
      expect((await readLink(link.slice(0, length) + link.slice(length + 1))).is).toBe('damaged');
    }
  });

  it('is reported as newer if the link or its design has a later version than this release reads', async () => {
    expect(await readLink(`#design=${DESIGN_VERSION + 1}.AAAA`)).toEqual({ is: 'newer' });
    const later = { ...DEFAULT_DESIGN, version: DESIGN_VERSION + 1 };
    const link = await linkOf(later, { withPassword: true });
    expect(await readLink(link)).toEqual({ is: 'newer' });
  });

  it('is reported as damaged if it inflates to more than the largest design', async () => {
    const most = JSON.stringify({ content: 'x'.repeat(60_000) });
    const held = await deflate([new TextEncoder().encode(most)]);
    expect((await readLink(sealed(held))).is).toBe('design');
    const bomb = await deflate([new TextEncoder().encode(most), new Uint8Array(10_000_000).fill(32)]);
    expect(await readLink(sealed(bomb))).toEqual({ is: 'damaged' });
  });

  it('is read only if the link itself and the unpacked design have less than 64 KiB each', async () => {
    const json = JSON.stringify({ content: 'x' });
    const unpacked = async (bytes: number) => {
      const spaces = new Uint8Array(bytes - json.length).fill(32);
      return (await readLink(sealed(await deflate([new TextEncoder().encode(json), spaces])))).is;
    };
    expect(await unpacked(0xffff)).toBe('design');
    expect(await unpacked(0x10000)).toBe('damaged');
  });

  it('is read without an exception, whatever the address contains', async () => {
    const fragment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `#design=1.${text}`),
      fc.uint8Array().map((bytes) => `#design=1.${writeBase64url(bytes)}`),
      fc.uint8Array().map(sealed),
      fc.string().map((text) => `#text=${text}`),
    );
    await fc.assert(
      fc.asyncProperty(fragment, async (text) => {
        expect(await readLink(text)).toHaveProperty('is');
      }),
    );
    const json = fc.json().map((text) => deflate([new TextEncoder().encode(text)]));
    await fc.assert(
      fc.asyncProperty(json, async (packed) => {
        expect(await readLink(sealed(await packed))).toHaveProperty('is');
      }),
    );
  });
});

function sealed(bytes: Uint8Array): string {
  const sum = new Uint8Array(4);
  new DataView(sum.buffer).setUint32(0, crc32(bytes));
  return `#design=1.${writeBase64url(Uint8Array.of(...sum, ...bytes))}`;
}

describe('a link that other programs can write', () => {
  it.each([
    ['#text=Caf%C3%A9%20Net&type=wifi', { type: 'wifi', content: 'Café Net' }],
    ['#type=phone&text=+14155550123', { type: 'phone', content: '+14155550123' }],
    ['#text=a%26b', { type: 'text', content: 'a&b' }],
    ['#text=x&type=url&from=elsewhere', { type: 'url', content: 'x' }],
    ['text=x', { type: 'text', content: 'x' }],
  ] as const)('is read as its type and text: %s', async (link, typed) => {
    expect(await readLink(link)).toEqual({ is: 'design', design: { ...DEFAULT_DESIGN, ...typed } });
  });

  it.each(['#text=%E4&type=url', '#text=x&type=telex', '#type=url'])('is reported as damaged: %s', async (link) => {
    expect(await readLink(link)).toEqual({ is: 'damaged' });
  });

  it.each(['', '#', '#main', '#:~:text=word'])('is not recognized in %j', async (fragment) => {
    expect(await readLink(fragment)).toEqual({ is: 'none' });
  });
});

async function linkOf(...parameters: Parameters<typeof writeLink>): Promise<string> {
  const link = await writeLink(...parameters);
  if (link === null) throw new Error('The design is too large for a link');
  return link;
}

function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 0x7fffffff;
    return String.fromCharCode(33 + ((state >> 8) % 90));
  }).join('');
}
