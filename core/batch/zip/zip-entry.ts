import { deflateSync } from 'fflate';
import { crc32 } from '#raster';

/** A file that is packed for an archive, without its name. */
export interface ZipEntry {
  /** Compression method (APPNOTE.TXT 4.4.5): 0 is stored, 8 is deflated. */
  readonly method: 0 | 8;
  readonly crc: number;
  /** Size of the uncompressed file in bytes. */
  readonly size: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/**
 * Packs a file for an archive: deflated if `isText`, otherwise stored, because PNG and PDF are already compressed. The
 * result is the same in every browser.
 */
export function packEntry(file: Uint8Array<ArrayBuffer>, isText: boolean): ZipEntry {
  const data = isText ? deflateSync(file) : file;
  return { method: isText ? 8 : 0, crc: crc32(file), size: file.length, data };
}
