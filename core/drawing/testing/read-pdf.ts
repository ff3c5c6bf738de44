import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';

export interface Pdf {
  readonly objects: readonly string[];
  readonly page: string;
  readonly content: string;
}

/** Reads a PDF file by its object table, as viewers do, so that errors in the table are found. */
export function readPdf(file: Uint8Array): Pdf {
  const bytes = Buffer.from(file);
  const whole = bytes.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(whole)![1]);
  const [, count, entries] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(whole.slice(start))!;
  const offsets = entries.match(/\d{10} \d{5} [fn] \n/g)!;
  expect(offsets).toHaveLength(Number(count));
  const objects = offsets.slice(1).map((entry, k) => {
    const object = whole.slice(Number(entry.slice(0, 10)));
    expect(object.startsWith(`${k + 1} 0 obj\n`)).toBe(true);
    return object.slice(object.indexOf('\n') + 1, object.indexOf('\nendobj\n'));
  });
  const page = objects.find((object) => object.includes('/Type /Page '))!;
  const stream = objects[Number(/\/Contents (\d+) 0 R/.exec(page)![1]) - 1];
  const length = Number(/\/Length (\d+)/.exec(stream)![1]);
  const begin = stream.indexOf('stream\n') + 'stream\n'.length;
  expect(stream.length).toBe(begin + length + '\nendstream'.length);
  return {
    objects,
    page,
    content: inflateSync(Buffer.from(stream.slice(begin, begin + length), 'latin1')).toString('latin1'),
  };
}

export function boxOf({ page }: Pick<Pdf, 'page'>, name: string): number[] {
  return new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page)![1].split(' ').map(Number);
}

export function count(text: string, part: RegExp): number {
  return text.match(part)?.length ?? 0;
}
