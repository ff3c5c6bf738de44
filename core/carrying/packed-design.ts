import type { QrDesign } from '#design';
import { deflate, inflate } from '#raster';
import { compactDesign, type DesignReading, parseJson, readDesign } from './compact-design.ts';

/** A design's JSON must be shorter than this. An image of 1024 × 1024 pixels takes at most 6 MB as a data URL. */
const MOST_BYTES = 16 << 20;

/** Returns the JSON of a design, with its image, as one zlib stream. PNG, SVG and PDF files contain it in this form. */
export function packDesign(design: QrDesign): Promise<Uint8Array<ArrayBuffer>> {
  return deflate([new TextEncoder().encode(JSON.stringify(compactDesign(design)))]);
}

/**
 * Reads a design that `packDesign` wrote. Never rejects. Inflates at most `MOST_BYTES`, so that a small file cannot
 * fill the memory.
 */
export async function unpackDesign(packed: Uint8Array<ArrayBuffer>): Promise<DesignReading> {
  const bytes = await inflate([packed], MOST_BYTES);
  if (!bytes || bytes.length === MOST_BYTES) return { is: 'damaged' };
  return readDesign(parseJson(new TextDecoder('utf-8').decode(bytes)));
}
