import type { KeptCode } from '#carrying';
import { imageOf, type QrDesign } from '#design';
import { decodePng, type Pixels, readDataUrl, type UploadedImage } from '#raster';
import type { ScanRequest } from '#scanning';
import { findRecord, type GeneratedCode } from '#storage';
import { uploads } from '#workbench';

export interface CodeSource {
  readonly record: KeptCode;
  readonly image: UploadedImage | null;
}

export interface KnownCode {
  /** Null for a picture without its record, whose design is unknown. */
  readonly record: KeptCode | null;
  /** Null if the code cannot be drawn again. */
  readonly source: CodeSource | null;
  /** The request that tests the code; null if the picture is not a readable PNG. */
  readonly request: ScanRequest | null;
}

/** True if `known` is null, or if `found` has the record that `known` lacks. A known record is never replaced. */
export function isNews(found: KnownCode, known: KnownCode | null): boolean {
  return known === null || (known.record === null && found.record !== null);
}

/** Looks up the record of a finished code and decodes its picture. Never rejects. */
export function findOutAbout(code: GeneratedCode): Promise<KnownCode> {
  return findOut(code).catch(nothingFound);
}

function nothingFound(error: unknown): KnownCode {
  console.error(error);
  return { record: null, source: null, request: null };
}

async function findOut({ picture, id }: GeneratedCode): Promise<KnownCode> {
  const [record, pixels] = await Promise.all([findRecord(picture, id), readPixels(picture)]);
  const image = record && (await loadImageOf(record.design));
  const source = record && image !== 'broken' ? { record, image } : null;
  if (!pixels) return { record, source, request: null };
  // A picture without a drawable design can still be read.
  if (!source) return { record, source, request: { picture: pixels } };
  return { record, source, request: { design: source.record.design, image: source.image, picture: pixels } };
}

/** Decodes with our own PNG reader, because browsers that resist fingerprinting may alter pixels of a canvas. */
async function readPixels(picture: string): Promise<Pixels | null> {
  const content = readDataUrl(picture);
  return content && decodePng(content.bytes);
}

async function loadImageOf(design: QrDesign): Promise<UploadedImage | null | 'broken'> {
  const source = imageOf(design);
  if (source === undefined) return null;
  try {
    return await (await uploads.load()).loadImage(source);
  } catch (error) {
    console.error(error);
    return 'broken';
  }
}
