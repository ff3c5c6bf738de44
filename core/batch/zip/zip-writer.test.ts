import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { packEntry } from './zip-entry.ts';
import { type NamedEntry, ZipWriter } from './zip-writer.ts';

const DATE = new Date(2026, 10, 5, 6, 7, 8);
const bytesOf = (text: string) => new TextEncoder().encode(text);

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
  expect(FILES[0].entry.data.length).toBeLessThan(60);
  expect(FILES[1].entry).toMatchObject({ method: 0, size: 8 });
  // 0xcbf43926 is the CRC-32 of the text `123456789`. The CRC is computed before a file is deflated.
  for (const isText of [true, false]) expect(packEntry(bytesOf('123456789'), isText).crc).toBe(0xcbf43926);
});

it('archives of the same files have the same bytes if their dates are equal, and different bytes otherwise', () => {
  expect(Buffer.compare(write(FILES), write(FILES))).toBe(0);
  const other = new ZipWriter(new Date(2026, 10, 5, 6, 7, 10));
  expect(Buffer.compare(other.add(FILES[0]), new ZipWriter(DATE).add(FILES[0]))).not.toBe(0);
});

it('an archive can get more files after its end was written, if the end is written again', () => {
  const zip = new ZipWriter(DATE);
  const parts: Uint8Array[] = [zip.add(FILES[0]), FILES[0].entry.data];
  const first = zip.length;
  expect(first).toBe(30 + 'a.svg'.length + FILES[0].entry.data.length);
  zip.end([entryOf('manifest.csv', 'one row')]);
  expect(zip.length).toBe(first);
  parts.push(zip.add(FILES[1]), FILES[1].entry.data, ...zip.end([entryOf('manifest.csv', 'two rows')]));
  const files = unzipSync(Buffer.concat(parts));
  expect(Object.keys(files)).toHaveLength(3);
  expect(Buffer.from(files['manifest.csv']).toString()).toBe('two rows');
});

const ZIP64_END = Buffer.from('PK\u0006\u0006', 'latin1');

it.each([
  [65_534, false],
  [65_535, true],
])('an archive has ZIP64 records only if it has too many files for the 16-bit fields: %d files', (count, isLarge) => {
  const empty = packEntry(new Uint8Array(0), false);
  const archive = write(Array.from({ length: count }, (_, k) => ({ name: `${k}`, entry: empty })));
  expect(archive.includes(ZIP64_END)).toBe(isLarge);
  // The version needed to extract is 2.0, whether or not the archive uses ZIP64.
  expect(archive.readUInt16LE(4)).toBe(20);
});

it('a file that is too large for the 32-bit fields is refused', () => {
  const entry = { ...packEntry(new Uint8Array(0), false), size: 2 ** 32 - 1 };
  expect(() => new ZipWriter(DATE).add({ name: 'x', entry })).toThrow(RangeError);
});

it.each([
  ['4 GiB − 2 bytes', 0xffff_ffff - 30 - 1, 20],
  ['4 GiB − 1 byte', 0xffff_ffff - 30, 45],
])('a file has a 64-bit offset only if it begins at 4 GiB − 1 or later: %s', (_, length, version) => {
  const zip = new ZipWriter(DATE);
  const large = { ...packEntry(new Uint8Array(0), false), data: { length } as Uint8Array<ArrayBuffer> };
  // The header of this file has 30 bytes, because its name is empty.
  zip.add({ name: '', entry: large });
  zip.add(FILES[0]);
  const directory = Buffer.concat(zip.end([]));
  const record = directory.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  expect(directory.readUInt16LE(record + 6)).toBe(version);
  const extra = directory.readUInt16LE(record + 30);
  if (version === 20) {
    expect(extra).toBe(0);
    expect(directory.readUInt32LE(record + 42)).toBe(length + 30);
  } else {
    expect(extra).toBe(12);
    expect(directory.readUInt32LE(record + 42)).toBe(0xffff_ffff);
    expect(directory.readBigUInt64LE(record + 46 + FILES[0].name.length + 4)).toBe(BigInt(length + 30));
  }
  // The directory begins after `a.svg`, so the offset of the directory has more than 32 bits in both cases.
  expect(directory.includes(ZIP64_END)).toBe(true);
});

it.each([
  [new Date(2026, 10, 5, 6, 7, 9), 2026, '6:7:8'],
  [new Date(1970, 0, 1), 1980, '0:0:0'],
  [new Date(2200, 0, 1), 2107, '0:0:0'],
])('files are dated from 1980 to 2107, in steps of two seconds: %s', (date, year, time) => {
  const header = Buffer.from(new ZipWriter(date).add(FILES[0]));
  const [clock, day] = [header.readUInt16LE(10), header.readUInt16LE(12)];
  expect(1980 + (day >> 9)).toBe(year);
  expect((day >> 5) & 15).toBe(date.getMonth() + 1);
  expect(day & 31).toBe(date.getDate());
  expect([clock >> 11, (clock >> 5) & 63, 2 * (clock & 31)].join(':')).toBe(time);
});

/**
 * Returns the position of an archive's end record, and three fields of that record: the number of files, the size of
 * the directory and the offset of the directory.
 */
function endOf(archive: Buffer) {
  const at = archive.length - 22;
  expect(archive.readUInt32LE(at)).toBe(0x06054b50);
  const [files, size, offset] = [
    archive.readUInt16LE(at + 10),
    archive.readUInt32LE(at + 12),
    archive.readUInt32LE(at + 16),
  ];
  return { at, files, size, offset };
}

it('the files of an archive are dated in the local time zone', () => {
  const hours = vi.spyOn(Date.prototype, 'getHours').mockReturnValue(17);
  const header = Buffer.from(new ZipWriter(DATE).add(FILES[0]));
  hours.mockRestore();
  expect(header.readUInt16LE(10) >> 11).toBe(17);
});

it('the files of an archive are ordinary files of Unix that everybody may read', () => {
  const archive = write(FILES);
  const record = archive.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  // The upper byte 3 of the version stands for Unix.
  expect([archive[record + 5], archive.readUInt32LE(record + 38) >>> 16]).toEqual([3, 0o100644]);
});

it('the end of an archive states the position and the size of its directory', () => {
  const archive = write(FILES, [entryOf('manifest.csv', 'row,file')]);
  const { at, files, size, offset } = endOf(archive);
  expect([files, offset + size]).toEqual([3, at]);
  expect(archive.readUInt32LE(offset)).toBe(0x02014b50);
});

it('the first ZIP64 record states the offset and size of the directory; the second record points to the first', () => {
  const empty = packEntry(new Uint8Array(0), false);
  const archive = write(Array.from({ length: 65_540 }, (_, k) => ({ name: `${k}`, entry: empty })));
  const { at, files, size, offset } = endOf(archive);
  expect(files).toBe(0xffff);
  const record = offset + size;
  expect([archive.readUInt32LE(at - 20), archive.readBigUInt64LE(at - 12)]).toEqual([0x07064b50, BigInt(record)]);
  expect(archive.readUInt32LE(record)).toBe(0x06064b50);
  // 44 bytes follow. The record needs version 4.5.
  expect([archive.readBigUInt64LE(record + 4), archive.readUInt16LE(record + 14)]).toEqual([44n, 45]);
  const numbers = [24, 32, 40, 48].map((place) => Number(archive.readBigUInt64LE(record + place)));
  expect(numbers).toEqual([65_540, 65_540, size, offset]);
});

it('a file name that is too long for its length field is refused', () => {
  const named = (length: number) => new ZipWriter(DATE).add(entryOf('x'.repeat(length), ''));
  expect(named(65_535).length).toBe(30 + 65_535);
  expect(() => named(65_536)).toThrow(RangeError);
});
