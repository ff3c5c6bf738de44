import { DesignError, parseDesign, type QrDesign } from '#design';
import { deflate, inflate } from '#raster';
import { compactDesign, parseJson } from './compact-design.ts';

/** In bytes: more than a design with the largest image takes, and little enough to be made room for. */
const MOST_BYTES = 16 << 20;

/** What a file turned out to carry. */
export type FileReading =
  | { readonly is: 'none' }
  | { readonly is: 'design'; readonly design: QrDesign }
  /** There is a design, and it is not whole, or never was right. */
  | { readonly is: 'damaged' }
  /** Of a later format than this release knows. */
  | { readonly is: 'newer' };

/** A design with its image as every kind of file carries it: JSON as one zlib stream. */
export function packDesign(design: QrDesign): Promise<Uint8Array<ArrayBuffer>> {
  return deflate([new TextEncoder().encode(JSON.stringify(compactDesign(design)))]);
}

/** Reads what `packDesign` wrote. Never rejects, whatever the bytes are, and inflates no more than a design can be. */
export async function unpackDesign(packed: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  const bytes = await inflate([packed], MOST_BYTES);
  if (!bytes || bytes.length === MOST_BYTES) return { is: 'damaged' };
  try {
    return { is: 'design', design: parseDesign(parseJson(new TextDecoder('utf-8').decode(bytes))) };
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    return { is: error.code === 'newer' ? 'newer' : 'damaged' };
  }
}
