// Checks archives of many codes with other programs.
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRow, type NamedEntry, packEntry, ZipWriter } from '#batch';
import { about, FILE_ORDERS, PLAIN_ORDER, rowOf } from '#batch/testing';
import { loadOutsideDecoders, type OutsideDecoder } from '#calibration';
import { decodePng, type Pixels } from '#raster';
import { createRandom } from '#testing';
import { judge } from '../scripts/run/outside-judges.mjs';
import { makeFolder, run } from './print-programs.ts';

vi.setConfig({ testTimeout: 120_000 });

const DATE = new Date(2026, 10, 5, 6, 7, 8);

const NAMES = [
  'Größe 10',
  'Ελλάδα',
  'Москва',
  'שלום',
  'مرحبا',
  'नमस्ते',
  'ไทย',
  'かな',
  '中文',
  '한국',
  '🙂',
  "d'Or & Co (1)",
];

/** For each program: the parameters for testing an archive, and those for unpacking some of its files, or all. */
const PROGRAMS = {
  unzip: {
    test: ['-tqq'],
    unpack: (archive: string, into: string, files: readonly string[]) => ['-qq', archive, ...files, '-d', into],
  },
  '7z': {
    test: ['t'],
    unpack: (archive: string, into: string, files: readonly string[]) => ['x', `-o${into}`, archive, ...files],
  },
  bsdtar: {
    test: ['-tf'],
    unpack: (archive: string, into: string, files: readonly string[]) => ['-xf', archive, '-C', into, ...files],
  },
} as const;

const folder = makeFolder('archives');

function writeArchive(name: string, entries: Iterable<NamedEntry>): string {
  const path = join(folder, name);
  const zip = new ZipWriter(DATE);
  const parts: Uint8Array[] = [];
  for (const named of entries) parts.push(zip.add(named), named.entry.data);
  writeFileSync(path, Buffer.concat([...parts, ...zip.end([])]));
  return path;
}

let many = '';

/** Writes an archive of 70,000 files unless it is there already, and returns its path. */
function archiveOfMany(): string {
  const entry = packEntry(new TextEncoder().encode('x'), false);
  many ||= writeArchive(
    'many.zip',
    Array.from({ length: 70_000 }, (_, k) => ({ name: `${k}.txt`, entry })),
  );
  return many;
}

/** Programs decode file names by the character set of the locale, so it must be UTF-8. */
const options = { env: { ...process.env, LC_ALL: 'C.UTF-8' }, maxBuffer: 2 ** 26 };

describe.each(Object.entries(PROGRAMS))('%s', (name, { test, unpack }) => {
  const program = judge(name as keyof typeof PROGRAMS);

  /** Unpacks some files of an archive, or all, and returns the folder with them. */
  async function unpacked(archive: string, ...files: readonly string[]): Promise<string> {
    const into = mkdtempSync(join(folder, 'unpacked-'));
    await run(program as string, unpack(archive, into, files), options);
    return into;
  }

  it.skipIf(!program)('unpacks files with names in any script', async () => {
    const entries = NAMES.flatMap((own) => [
      { name: `${own}.svg`, entry: packEntry(new TextEncoder().encode(`<svg>${own}</svg>`.repeat(20)), true) },
      { name: `${own}.png`, entry: packEntry(new TextEncoder().encode(own), false) },
    ]);
    const archive = writeArchive(`${name}-names.zip`, entries);
    await run(program as string, [...test, archive], options);
    const into = await unpacked(archive);
    expect(readdirSync(into).sort()).toEqual(entries.map((entry) => entry.name).sort());
    for (const own of NAMES) {
      expect(readFileSync(join(into, `${own}.svg`), 'utf8')).toBe(`<svg>${own}</svg>`.repeat(20));
      expect(readFileSync(join(into, `${own}.png`), 'utf8')).toBe(own);
    }
  });

  it.skipIf(!program)('opens an archive of 70,000 files, which needs ZIP64', async () => {
    const archive = archiveOfMany();
    await run(program as string, [...test, archive], options);
    // Only one file is unpacked, because that is much faster.
    expect(readFileSync(join(await unpacked(archive, '69999.txt'), '69999.txt'), 'utf8')).toBe('x');
  });

  it.skipIf(!program)('unpacks a file that begins more than 4 GiB after the start of its archive', async () => {
    const path = join(folder, `${name}-far.zip`);
    const file = openSync(path, 'w');
    const zip = new ZipWriter(DATE);
    let at = 0;
    // The data of these files is skipped, not written, so the archive takes hardly any disk space.
    const size = 2 ** 31;
    const skipped = { method: 0, crc: 0, size, data: { length: size } as Uint8Array<ArrayBuffer> } as const;
    for (const own of ['1', '2', '3']) {
      const header = zip.add({ name: own, entry: skipped });
      writeSync(file, header, 0, header.length, at);
      at += header.length + size;
    }
    const last = { name: 'last.txt', entry: packEntry(new TextEncoder().encode('far away'), true) };
    for (const part of zip.end([last])) {
      writeSync(file, part, 0, part.length, at);
      at += part.length;
    }
    closeSync(file);
    expect(readFileSync(join(await unpacked(path, 'last.txt'), 'last.txt'), 'utf8')).toBe('far away');
    rmSync(path);
  });
});

describe('the codes of forty random rows', () => {
  let decoders: readonly OutsideDecoder[];

  beforeAll(async () => {
    decoders = await loadOutsideDecoders(['zbar', 'qr']);
  });

  it('are unpacked from an archive and read by zbar and qr, which the site does not use', async () => {
    const random = createRandom(23);
    const entries: NamedEntry[] = [];
    const texts = new Map<string, string>();
    for (let k = 0; k < 40; k++) {
      const number = Math.floor(random() * 100_000);
      const made = await makeRow(
        rowOf(number),
        { ...PLAIN_ORDER, file: FILE_ORDERS.png },
        { decoder: null, images: new Map(), lettering: null, about },
      );
      if (typeof made === 'string') throw new Error(made);
      texts.set(`${k}.png`, made.facts.text);
      entries.push({ name: `${k}.png`, entry: packEntry(made.file, false) });
    }
    const archive = writeArchive('codes.zip', entries);
    const into = mkdtempSync(join(folder, 'unpacked-'));
    await run(judge('unzip') ?? 'unzip', PROGRAMS.unzip.unpack(archive, into, []), options);
    for (const [name, text] of texts) {
      const picture = (await decodePng(Uint8Array.from(readFileSync(join(into, name))))) as Pixels;
      for (const decoder of decoders) expect(await decoder.read(picture), `${decoder.id}: ${name}`).toBe(text);
    }
  });
});
