import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PdfBytes } from '#drawing/files';
import { UnreadableFileError } from './page-reader.ts';
import { PdfDocument } from './pdf-document.ts';

/** The objects 1 to 4 of a file: a catalog, a list of pages, and two pages. */
const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
  '<< /Type /Page /MediaBox [0 0 30 30] /Contents 5 0 R >>',
  '<< /Type /Page /MediaBox [0 0 40 40] /Contents 6 0 R >>',
];

/**
 * Returns a stream that contains `content` deflated. `entries` are added to its dictionary. `length` replaces the
 * length that the dictionary states.
 */
function streamOf(content: string, { entries = '', length = '' } = {}): string {
  const data = deflateSync(content).toString('latin1');
  return `<< /Filter /FlateDecode ${entries} /Length ${length || data.length} >>\nstream\n${data}\nendstream`;
}

interface Edits {
  /** Edits the offsets of the objects, beginning with object 1. */
  readonly offsets?: (offsets: number[]) => number[];
  /** Edits the text from the beginning of the cross-reference table to the end of the file. */
  readonly tail?: (tail: string) => string;
}

/** Returns a PDF file of numbered objects with a cross-reference table. ISO 32000-2, 7.5. */
function pdfOf(objects: readonly string[], { offsets = (same) => same, tail = (same) => same }: Edits = {}) {
  let file = '%PDF-1.4\n';
  const own = objects.map((object, k) => {
    const offset = file.length;
    file += `${k + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets(own).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer\n<< /Size ${rows.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return bytesOf(file + tail(table + trailer));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'latin1'));
}

const open = (...file: Parameters<typeof pdfOf>) => PdfDocument.open(pdfOf(...file));

describe('PdfDocument', () => {
  it('returns the pages of a file in their order', () => {
    expect(open(OBJECTS).pages.map((page) => page.get('MediaBox'))).toEqual([
      [0, 0, 30, 30],
      [0, 0, 40, 40],
    ]);
  });

  it('refuses a file if another object lies at the offset that the table states for an object', () => {
    // Both objects are pages, so that nothing but their numbers shows that they are exchanged.
    const exchanged = ([catalog, pages, first, second]: number[]) => [catalog, pages, second, first];
    expect(() => open(OBJECTS, { offsets: exchanged })).toThrow(UnreadableFileError);
  });

  it('refuses a file in which a page is of another generation than the table states, or is free in the table', () => {
    const later = Buffer.from(pdfOf(OBJECTS)).toString('latin1').replace('4 0 obj', '4 1 obj');
    expect(() => PdfDocument.open(bytesOf(later))).toThrow(UnreadableFileError);
    const free = (tail: string) => tail.replace(/n (?=\ntrailer)/, 'f ');
    expect(() => open(OBJECTS, { tail: free })).toThrow(UnreadableFileError);
  });

  it.each<[string, (tail: string) => string]>([
    ['no end', (tail) => tail.replace('%%EOF', '')],
    ['a wrong offset of its cross-reference table', (tail) => tail.replace(/startxref\n\d+/, 'startxref\n0')],
    ['no trailer', (tail) => tail.replace(/<<.*>>/, '')],
    ['a catalog that is no dictionary', (tail) => tail.replace('/Root 1 0 R', '/Root 7')],
    ['an object that does not exist', (tail) => tail.replace('/Root 1 0 R', '/Root 9 0 R')],
  ])('refuses a file with %s', (_name, tail) => {
    expect(() => open(OBJECTS, { tail })).toThrow(UnreadableFileError);
  });

  it('refuses a file whose pages are not in a list', () => {
    expect(() => open(OBJECTS.with(1, '<< /Kids 3 0 R >>'))).toThrow(UnreadableFileError);
  });

  it('returns the content of a stream, whose length may be an object of its own', () => {
    const direct = streamOf('0 0 m');
    const length = deflateSync('1 1 l').length;
    const document = open([...OBJECTS, direct, streamOf('1 1 l', { length: '7 0 R' }), String(length)]);
    const contents = document.pages.map((page) => document.inflated(document.stream(page.get('Contents'))));
    expect(contents).toEqual(['0 0 m', '1 1 l']);
  });

  it.each([
    ['with another filter', streamOf('0 0 m').replace('/FlateDecode', '/LZWDecode')],
    ['with damaged bytes', streamOf('0 0 m').replace('stream\n', 'stream\n?')],
    ['that inflates to more than 40 times its size plus 1,000 bytes', streamOf('0 '.repeat(100_000))],
  ])('refuses a stream %s', (_name, stream) => {
    const document = open([...OBJECTS, stream, streamOf('1 1 l')]);
    const [first, second] = document.pages.map((page) => page.get('Contents'));
    expect(() => document.inflated(document.stream(first))).toThrow(UnreadableFileError);
    expect(document.inflated(document.stream(second))).toBe('1 1 l');
  });

  it('returns the content of a stream that inflates to less than 40 times its size plus 1,000 bytes', () => {
    // 1,500 spaces deflate to 20 bytes, for which the limit is 1,800 bytes. 2,500 spaces deflate to 26 bytes, for which
    // the limit is 2,040 bytes.
    const contentOf = (spaces: number): string => {
      const document = open([...OBJECTS, streamOf(' '.repeat(spaces)), streamOf('')]);
      return document.inflated(document.stream(document.pages[0].get('Contents')));
    };
    expect(contentOf(1500)).toHaveLength(1500);
    expect(() => contentOf(2500)).toThrow(UnreadableFileError);
  });

  it.each([
    ['has no length', streamOf('0 0 m').replace('/Length', '/Other')],
    ['has no stream, even if the next object has one', '<< /Filter /FlateDecode /Length 9 >>'],
  ])('finds no stream in an object that %s', (_name, object) => {
    const document = open([...OBJECTS, object, streamOf('1 1 l')]);
    expect(() => document.stream(document.pages[0].get('Contents'))).toThrow(UnreadableFileError);
  });

  it('refuses a number in place of a reference to a stream', () => {
    expect(() => open(OBJECTS).stream(5)).toThrow(UnreadableFileError);
  });

  it('opens pages from parts of a file, in which offsets count from the beginning of each part', () => {
    const parts: PdfBytes[] = [
      { data: bytesOf('9 0 obj << /Width 1 >> endobj\n'), table: [[9, 0]] },
      { data: bytesOf('\n4 0 obj << /Width 2 >> endobj\n'), table: [[4, 1]] },
    ];
    const document = PdfDocument.openPart(parts, [4, 9]);
    expect(document.pages.map((page) => page.get('Width'))).toEqual([2, 1]);
  });
});
