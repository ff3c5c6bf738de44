import { inflatePieces } from '#raster';
import { TableError } from '../table.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface ArchiveEntry {
  readonly method: number;
  readonly compressedSize: number;
  /** The offset of the entry's local header in the archive. */
  readonly offset: number;
}

/** A ZIP archive. Entries are inflated on demand. */
export interface Archive {
  readonly bytes: Bytes;
  readonly entries: ReadonlyMap<string, ArchiveEntry>;
  /** How many bytes may still be inflated, for all entries together. */
  bytesLeft: number;
}

/** Maximum number of entries of an archive. A workbook of a hundred sheets has about two hundred. */
const ENTRIES_MAX = 10_000;

/**
 * Maximum number of bytes to which the entries of an archive may inflate together. A sheet of 100,000 rows and 20
 * columns has about 100 MB. The limit is needed because small archives can inflate a thousandfold.
 */
const INFLATED_MAX = 400_000_000;

const [END_OF_DIRECTORY, DIRECTORY_ENTRY, LOCAL_HEADER] = [0x06054b50, 0x02014b50, 0x04034b50];
const [END_LENGTH, ENTRY_LENGTH, HEADER_LENGTH] = [22, 46, 30];

const COMMENT_MAX = 0xffff;

/** Compression methods, and the flag of encrypted entries (APPNOTE.TXT, 4.4). */
const [STORED, DEFLATED, ENCRYPTED] = [0, 8, 1];

/** Reads the central directory of an archive. Throws a `TableError` if the directory is missing or damaged. */
export function openArchive(bytes: Bytes, inflatedMax = INFLATED_MAX): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > ENTRIES_MAX) throw new TableError('damaged');
  const entries = new Map<string, ArchiveEntry>();
  let at = view.getUint32(end + 16, true);
  for (let k = 0; k < count; k++) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new TableError('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder('utf-8').decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    const isEncrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0;
    const method = isEncrypted ? -1 : view.getUint16(at + 10, true);
    const entry = { method, compressedSize: view.getUint32(at + 20, true), offset: view.getUint32(at + 42, true) };
    entries.set(name.replaceAll('\\', '/'), entry);
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { bytes, entries, bytesLeft: inflatedMax };
}

/**
 * Yields the content of an entry, piece by piece. Throws a `TableError` if the entry is damaged, encrypted, or exceeds
 * the bytes that may still be inflated.
 */
export async function* readEntry(
  archive: Archive,
  { method, compressedSize, offset }: ArchiveEntry,
): AsyncGenerator<Bytes> {
  const { bytes } = archive;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + HEADER_LENGTH > bytes.length || view.getUint32(offset, true) !== LOCAL_HEADER)
    throw new TableError('damaged');
  const start = offset + HEADER_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const compressed = bytes.subarray(start, start + compressedSize);
  if (compressed.length < compressedSize || (method !== STORED && method !== DEFLATED)) throw new TableError('damaged');
  const pieces = method === STORED ? [compressed] : inflatePieces([compressed], 'deflate-raw');
  try {
    for await (const piece of pieces) {
      archive.bytesLeft -= piece.length;
      if (archive.bytesLeft < 0) throw new TableError('too-large');
      yield piece;
    }
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('damaged', error);
  }
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= Math.max(0, view.byteLength - END_LENGTH - COMMENT_MAX); at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new TableError('damaged');
}
