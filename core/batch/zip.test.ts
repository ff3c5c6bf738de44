import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { GrowingBytes, type NamedEntry, packEntry, ZipWriter } from './zip.ts';

const DATE = new Date(2026, 10, 5, 6, 7, 8);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const EMPTY = packEntry(new Uint8Array(0), false);

function entryOf(name: string, text: string, isText = true): NamedEntry {
  return { name, entry: packEntry(bytesOf(text), isText) };
}

function write(entries: readonly NamedEntry[], last: readonly NamedEntry[] = []): Buffer {
  const zip = new ZipWriter(DATE);
  const parts = entries.flatMap((named) => [zip.add(named), named.entry.data]);
  return Buffer.concat([...parts, ...zip.end(last)]);
}

const FILES = [entryOf('a.svg', '<svg/>'.repeat(100)), entryOf('Größe 中文 مرحبا 🙂.png', 'as it is', false)];

it('an archive contains every file, including the files that are passed to `end`', () => {
  const files = unzipSync(write(FILES, [entryOf('manifest.csv', 'row,file')]));
  expect(Object.keys(files)).toEqual(['a.svg', 'Größe 中文 مرحبا 🙂.png', 'manifest.csv']);
  expect(Buffer.from(files['a.svg']).toString()).toBe('<svg/>'.repeat(100));
  expect(Buffer.from(files['Größe 中文 مرحبا 🙂.png']).toString()).toBe('as it is');
});

it('only text files are deflated', () => {
  expect(FILES[0].entry).toMatchObject({ method: 8, size: 600 });
  expect(FILES[1].entry).toMatchObject({ method: 0, size: 8 });
  // 0xcbf43926 is the CRC-32 of the text `123456789`. The CRC is computed before a file is deflated.
  for (const isText of [true, false]) expect(packEntry(bytesOf('123456789'), isText).crc).toBe(0xcbf43926);
});

it('an archive can get more files after its end was written, if the end is written again', () => {
  const zip = new ZipWriter(DATE);
  const parts: Uint8Array[] = [zip.add(FILES[0]), FILES[0].entry.data];
  const first = zip.length;
  expect(first).toBe(Buffer.concat(parts).length);
  zip.end([entryOf('manifest.csv', 'one row')]);
  parts.push(zip.add(FILES[1]), FILES[1].entry.data, ...zip.end([entryOf('manifest.csv', 'two rows')]));
  const files = unzipSync(Buffer.concat(parts));
  expect(Object.keys(files)).toHaveLength(3);
  expect(Buffer.from(files['manifest.csv']).toString()).toBe('two rows');
});

const ZIP64_END = Buffer.from('PK\u0006\u0006', 'latin1');

it('the records of an archive with too many files for 16-bit fields state the number, place and size of the directory', {
  tags: 'deep',
}, () => {
  const named = (count: number) => Array.from({ length: count }, (_, k) => ({ name: `${k}`, entry: EMPTY }));
  const small = write(named(65_534));
  expect(small.includes(ZIP64_END)).toBe(false);
  const archive = write(named(65_540));
  const at = archive.length - 22;
  const [files, size, offset] = [
    archive.readUInt16LE(at + 10),
    archive.readUInt32LE(at + 12),
    archive.readUInt32LE(at + 16),
  ];
  expect([archive.readUInt32LE(at), files]).toEqual([0x06054b50, 0xffff]);
  expect(archive.readUInt32LE(offset)).toBe(0x02014b50);
  const record = offset + size;
  // The locator points to the record, of which 44 bytes follow, and which needs version 4.5.
  expect([archive.readUInt32LE(at - 20), archive.readBigUInt64LE(at - 12)]).toEqual([0x07064b50, BigInt(record)]);
  expect(archive.readUInt32LE(record)).toBe(0x06064b50);
  expect([archive.readBigUInt64LE(record + 4), archive.readUInt16LE(record + 14)]).toEqual([44n, 45]);
  const numbers = [24, 32, 40, 48].map((place) => Number(archive.readBigUInt64LE(record + place)));
  expect(numbers).toEqual([65_540, 65_540, size, offset]);
});

it('a file has a 64-bit offset only if it begins at 4 GiB − 1 or later', () => {
  for (const [length, version] of [
    [0xffff_ffff - 30 - 1, 20],
    [0xffff_ffff - 30, 45],
  ]) {
    const zip = new ZipWriter(DATE);
    // The header of this file has 30 bytes, because its name is empty.
    zip.add({ name: '', entry: { ...EMPTY, data: { length } as Uint8Array<ArrayBuffer> } });
    zip.add(FILES[0]);
    const directory = Buffer.concat(zip.end([]));
    const record = directory.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    expect(directory.readUInt16LE(record + 6)).toBe(version);
    expect(directory.readUInt16LE(record + 30)).toBe(version === 20 ? 0 : 12);
    expect(directory.readUInt32LE(record + 42)).toBe(Math.min(0xffff_ffff, length + 30));
    if (version === 45) {
      expect(directory.readBigUInt64LE(record + 46 + FILES[0].name.length + 4)).toBe(BigInt(length + 30));
    }
    // The directory begins after `a.svg`, so the offset of the directory has more than 32 bits in both cases.
    expect(directory.includes(ZIP64_END)).toBe(true);
  }
});

it('a file or a name that is too large for its field is refused', () => {
  const entry = { ...EMPTY, size: 2 ** 32 - 1 };
  expect(() => new ZipWriter(DATE).add({ name: 'x', entry })).toThrow(RangeError);
  const named = (length: number) => new ZipWriter(DATE).add(entryOf('x'.repeat(length), ''));
  expect(named(65_535).length).toBe(30 + 65_535);
  expect(() => named(65_536)).toThrow(RangeError);
});

it.each([
  [new Date(2026, 10, 5, 6, 7, 9), 2026, '6:7:8'],
  [new Date(1970, 0, 1), 1980, '0:0:0'],
  [new Date(2200, 0, 1), 2107, '0:0:0'],
])('files are dated in local time from 1980 to 2107, in steps of two seconds: %s', (date, year, time) => {
  const header = Buffer.from(new ZipWriter(date).add(FILES[0]));
  const [clock, day] = [header.readUInt16LE(10), header.readUInt16LE(12)];
  expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([year, date.getMonth() + 1, date.getDate()]);
  expect([clock >> 11, (clock >> 5) & 63, 2 * (clock & 31)].join(':')).toBe(time);
});

it('GrowingBytes joins pieces of any size, returns copies, and is empty after it is cleared', () => {
  const joined = new GrowingBytes();
  joined.add(Uint8Array.of(1, 2));
  const first = joined.bytes();
  joined.add(new Uint8Array(10_000).fill(3));
  joined.add(Uint8Array.of(4));
  first[0] = 9;
  const all = joined.bytes();
  expect([all.length, all[0], all[1], all[2], all[10_001], all[10_002]]).toEqual([10_003, 1, 2, 3, 3, 4]);
  joined.clear();
  joined.add(Uint8Array.of(5));
  expect([...joined.bytes()]).toEqual([5]);
});
