import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { ImageError } from './image-error.ts';
import { readSvgText, sizeOf } from './svg-text.ts';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

const read = (text: string): string => readSvgText(new TextEncoder().encode(text));

function codeOf(file: string | Uint8Array): string {
  try {
    return typeof file === 'string' ? read(file) : readSvgText(file);
  } catch (error) {
    if (error instanceof ImageError) return error.code;
    throw error;
  }
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let k = 0; k < text.length; k++) view.setUint16(2 * k, text.charCodeAt(k), isLittle);
  return new Uint8Array(view.buffer);
}

describe('readSvgText', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(`\ufeff<svg ${NAMESPACE}>é</svg>`)],
    ['UTF-16 with a mark', utf16(`\ufeff<svg ${NAMESPACE}>é</svg>`, true)],
    ['UTF-16 without a mark', utf16(`<svg ${NAMESPACE}>é</svg>`, false)],
    [
      'a declared encoding',
      Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?><svg ${NAMESPACE}>é</svg>`, 'latin1'),
    ],
  ])('decodes %s and leaves out the declaration', (_, bytes) => {
    expect(readSvgText(bytes)).toBe(`<svg ${NAMESPACE}>é</svg>`);
  });

  it('refuses what is not an SVG', () => {
    for (const text of ['', 'hello', '<!doctype html><p>', '<html><svg/></html>', '<?xml version="1.0"?>'])
      expect(codeOf(text), text).toBe('not-an-image');
    expect(codeOf('<?xml version="1.0" encoding="nonsense"?><svg/>')).toBe('damaged');
  });

  it('expands entities that stand for plain text, and leaves out the document type', () => {
    const doctype = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [<!ENTITY ns "urn:a"> <!ENTITY b 'c'>\n]>`;
    expect(read(`${doctype}<svg ${NAMESPACE} xmlns:x="&ns;">&b;&amp;&d;</svg>`)).toBe(
      `<svg ${NAMESPACE} xmlns:x="urn:a">c&amp;&d;</svg>`,
    );
  });

  it('does not expand entities with markup, other entities or files', () => {
    const doctype = '<!DOCTYPE svg [<!ENTITY a "<g/>"><!ENTITY b "&c;&c;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    expect(read(`${doctype}<svg ${NAMESPACE}>&a;&b;&c;</svg>`)).toBe(`<svg ${NAMESPACE}>&a;&b;&c;</svg>`);
  });

  it('refuses entities that would become a large text', () => {
    const doctype = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}">]>`;
    expect(codeOf(`${doctype}<svg>${'&a;'.repeat(4000)}</svg>`)).toContain('aaaa');
    expect(codeOf(`${doctype}<svg>${'&a;'.repeat(5000)}</svg>`)).toBe('too-complex');
  });

  it('declares namespaces that are used without a declaration, and removes the prefix of the root', () => {
    expect(read('<svg><use xlink:href="#a"/></svg>')).toBe(
      `<svg xmlns:xlink="http://www.w3.org/1999/xlink" ${NAMESPACE}><use xlink:href="#a"/></svg>`,
    );
    expect(read('<svg:svg xmlns:svg="urn:a"><svg:g></svg:g></svg:svg>')).toBe(
      `<svg ${NAMESPACE} xmlns:svg="urn:a"><g></g></svg>`,
    );
  });

  it('refuses files with too many bytes, elements, attributes or prefixes', () => {
    expect(codeOf(`<svg>${' '.repeat(4 * 2 ** 20)}</svg>`)).toBe('too-large');
    expect(codeOf(`<svg>${'<g/>'.repeat(20_000)}</svg>`)).toBe('too-complex');
    expect(codeOf(`<svg>${'<g a="" b=""/>'.repeat(100_001)}</svg>`)).toBe('too-complex');
    expect(codeOf(`<svg>${Array.from({ length: 101 }, (_, k) => `<a${k}:b/>`).join('')}</svg>`)).toBe('too-complex');
  });

  it.each([
    ['document types', (size: number) => `<svg>${'<!DOCTYPE ['.repeat(size)}</svg>`],
    ['comments', (size: number) => `<svg>${'<!--'.repeat(size)}</svg>`],
    ['quotation marks', (size: number) => `<svg ${'a="'.repeat(size)}>`],
    ['colons', (size: number) => `<svg>${' a:'.repeat(size)}</svg>`],
    ['spaces', (size: number) => `<svg${' '.repeat(8 * size)}`],
  ])('takes time in proportion to the number of %s', { tags: 'timed' }, (_, make) =>
    expectLinear(100_000, (size) => new TextEncoder().encode(make(size)), codeOf),
  );
});

describe('sizeOf', () => {
  it.each([
    [{ width: '20', height: '10' }, 1024, 512, '0 0 20 10'],
    [{ width: '20px', height: '40px', viewBox: '0 0 7 7' }, 512, 1024, '0 0 7 7'],
    [{ width: '1in', height: '48' }, 1024, 512, '0 0 96 48'],
    [{ width: '30mm', height: '6cm' }, 512, 1024, null],
    [{ width: '6em', height: '3rem' }, 1024, 512, '0 0 96 48'],
    [{ width: '100%', height: '100%', viewBox: '0 0 300 100' }, 1024, 341, '0 0 300 100'],
    [{ viewBox: '-5,-5 , 10 20' }, 512, 1024, '-5 -5 10 20'],
    [{}, 1024, 512, '0 0 300 150'],
    [{ width: '0', height: '-3' }, 1024, 512, '0 0 300 150'],
    [{ width: '1e9', height: '1' }, 1024, 3, '0 0 300 1'],
    [{ width: '1', height: '1e-7' }, 7, 1024, '0 0 1 150'],
    [{ width: 'NaN', height: 'auto', viewBox: '0 0 0 5' }, 1024, 512, '0 0 300 150'],
    [{ width: '9'.repeat(1_000_000), height: `${' '.repeat(1_000_000)}9` }, 1024, 512, '0 0 300 150'],
  ])('turns %j into a size of %d × %d', (attributes, width, height, viewBox) => {
    const size = sizeOf((name) => (attributes as Record<string, string>)[name] ?? null, 1024);
    expect(size).toMatchObject({ width, height });
    if (viewBox) expect(size.viewBox).toBe(viewBox);
  });
});
