// Writes ZIP archives. PKWARE APPNOTE.TXT 6.3.10: 4.3.7 (local headers), 4.3.12 (central directory), 4.3.14 (ZIP64).

import { deflateSync } from 'fflate';
import { crc32, joinBytes } from '#raster';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that is packed for an archive, without its name. */
export interface ZipEntry {
  /** Compression method (APPNOTE.TXT 4.4.5): 0 is stored, 8 is deflated. */
  readonly method: 0 | 8;
  readonly crc: number;
  /** Size of the uncompressed file in bytes. */
  readonly size: number;
  readonly data: Bytes;
}

type SizedEntry = Omit<ZipEntry, 'data'> & { readonly data: { readonly length: number } };

/** Packs a file for an archive: deflated if `isText`, otherwise stored. The result is the same in every browser. */
export function packEntry(file: Bytes, isText: boolean): ZipEntry {
  const data = isText ? deflateSync(file) : file;
  return { method: isText ? 8 : 0, crc: crc32(file), size: file.length, data };
}

export interface NamedEntry {
  readonly name: string;
  readonly entry: ZipEntry;
}

/**
 * Largest values of 16 and 32 bits: a larger number goes into a ZIP64 field, and the field gets this value (4.4.1.4).
 */
const MOST_16 = 0xffff;
const MOST_32 = 0xffff_ffff;

/** Version needed to extract (4.4.3): 2.0 for directories and deflate, 4.5 for ZIP64. */
const VERSION = 20;
const VERSION_64 = 45;

/** Flag: names are UTF-8 (4.4.4, bit 11). */
const UTF_8 = 0x0800;

/** Version made by (4.4.2): Unix, with ZIP64. */
const MADE_BY = 0x0300 | VERSION_64;

/** External attributes of Unix: an ordinary file that everybody may read. */
const READABLE_FILE = (0o100644 << 16) >>> 0;

/** Number of files in a part of the directory. */
const RECENT = 10_000;

/**
 * Writes an archive of any number of files and any total size. `add` and `end` throw a `RangeError` for a single file
 * of 4 GiB − 1 bytes or more, and for a name of more than 65,535 bytes. ZIP64 fields are written only if a number needs
 * them, so that old programs can open all other archives. The same entries and date give the same bytes. The date is
 * stored in the local time zone, as is usual for ZIP archives.
 */
export class ZipWriter {
  readonly #time: number;
  readonly #directory: Bytes[] = [];
  /** The end of the directory. Doubling the whole of it would take three times its memory. */
  readonly #recent = new GrowingBytes();
  #count = 0;
  #offset = 0;

  constructor(date: Date) {
    this.#time = dosTime(date);
  }

  /** Returns the header that goes before the data of an entry, of which only the length is needed. */
  add(named: { readonly name: string; readonly entry: SizedEntry }): Bytes {
    const written = writeEntry(named, this.#offset, this.#time);
    this.#recent.add(written.central);
    if (++this.#count % RECENT === 0) {
      this.#directory.push(this.#recent.bytes());
      this.#recent.clear();
    }
    this.#offset += written.local.length + named.entry.data.length;
    return written.local;
  }

  /** Returns the end of the archive, with the files `last`. The archive can still grow, and get another end. */
  end(last: readonly NamedEntry[]): Bytes[] {
    const parts: Bytes[] = [];
    const directory = [...this.#directory, this.#recent.bytes()];
    let offset = this.#offset;
    for (const named of last) {
      const { local, central } = writeEntry(named, offset, this.#time);
      parts.push(local, named.entry.data);
      directory.push(central);
      offset += local.length + named.entry.data.length;
    }
    const size = directory.reduce((sum, { length }) => sum + length, 0);
    return [...parts, ...directory, writeEnd(this.#count + last.length, size, offset)];
  }

  /** Number of bytes so far, without the end. */
  get length(): number {
    return this.#offset;
  }
}

/** Joins pieces of bytes in a buffer that doubles when it is full, so that many pieces take linear time. */
export class GrowingBytes {
  #bytes = new Uint8Array(4096);
  #length = 0;

  add(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) {
      const larger = new Uint8Array(2 * (this.#length + bytes.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  bytes(): Bytes {
    return this.#bytes.slice(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}

function writeEntry(
  { name, entry }: { readonly name: string; readonly entry: SizedEntry },
  offset: number,
  time: number,
) {
  const encoded = new TextEncoder().encode(name);
  if (encoded.length > MOST_16 || entry.size >= MOST_32) throw new RangeError(`Too large for an archive: ${name}`);
  const isFar = offset >= MOST_32;
  const common = [
    ...[u16(UTF_8), u16(entry.method), u32(time), u32(entry.crc)],
    ...[u32(entry.data.length), u32(entry.size), u16(encoded.length)],
  ];
  const local = joinBytes([u32(0x04034b50), u16(VERSION), ...common, u16(0), encoded]);
  const central = joinBytes([
    ...[u32(0x02014b50), u16(MADE_BY), u16(isFar ? VERSION_64 : VERSION), ...common, u16(isFar ? 12 : 0)],
    // No comment, first disk, no internal attributes.
    ...[u16(0), u16(0), u16(0), u32(READABLE_FILE), u32(Math.min(offset, MOST_32)), encoded],
    // 4.5.3: an extra field with 8 bytes of data.
    ...(isFar ? [u16(1), u16(8), u64(offset)] : []),
  ]);
  return { local, central };
}

function writeEnd(count: number, size: number, offset: number): Bytes {
  const isLarge = count >= MOST_16 || size >= MOST_32 || offset >= MOST_32;
  const large = [
    // 4.3.14; 44 bytes follow the length field.
    ...[u32(0x06064b50), u64(44), u16(MADE_BY), u16(VERSION_64), u32(0), u32(0)],
    ...[u64(count), u64(count), u64(size), u64(offset)],
    // 4.3.15: the record above is on disk 0, at this offset; there is one disk.
    ...[u32(0x07064b50), u32(0), u64(offset + size), u32(1)],
  ];
  const files = u16(Math.min(count, MOST_16));
  return joinBytes([
    ...(isLarge ? large : []),
    ...[u32(0x06054b50), u16(0), u16(0), files, files],
    ...[u32(Math.min(size, MOST_32)), u32(Math.min(offset, MOST_32)), u16(0)],
  ]);
}

/** Returns date and time of MS-DOS (4.4.6): steps of two seconds, from 1980 to 2107. */
function dosTime(date: Date): number {
  const year = Math.min(127, Math.max(0, date.getFullYear() - 1980));
  const day = (year << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

function u16(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8);
}

function u32(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}

function u64(value: number): Uint8Array {
  return joinBytes([u32(value >>> 0), u32(Math.floor(value / 2 ** 32))]);
}
