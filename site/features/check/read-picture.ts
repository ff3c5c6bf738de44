import { isPdf, MAX_BYTES, MAX_PIXELS, type Pixels, readImageHeader } from '#raster';
import { checkWords } from '#words/check';
import { pictureWords } from '#words/generator-pictures';
import { uploads } from '#workbench';

/** A picture to be checked: an image file, or a cleaned drawing with its address. */
export type ReadPicture =
  | { readonly is: 'file'; readonly file: Blob }
  | { readonly is: 'drawing'; readonly source: string; readonly pixels: Pixels }
  | { readonly is: 'refused'; readonly why: string };

/** Looks at the content before a browser decodes it. Rejects if the part that draws SVG cannot be loaded. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > MAX_BYTES) return refuse('too-large', { of: 'bytes', found: file.size, most: MAX_BYTES });
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return refuse('unreadable');
  const bytes = new Uint8Array(content);
  if (isPdf(bytes)) return { is: 'refused', why: checkWords.pdf };
  const header = readImageHeader(bytes);
  if (header === 'damaged') return refuse('damaged');
  if (header === 'not-an-image') return readDrawing(file);
  const pixels = header.width * header.height;
  if (pixels > MAX_PIXELS) return refuse('too-large', { of: 'pixels', found: pixels, most: MAX_PIXELS });
  return { is: 'file', file: new Blob([bytes], { type: header.type }) };
}

async function readDrawing(file: Blob): Promise<ReadPicture> {
  const { imageRefusal, loadImage, readUpload } = await uploads.load();
  try {
    const { customImage } = await readUpload(file);
    const { pixels } = await loadImage(customImage);
    return { is: 'drawing', source: customImage, pixels };
  } catch (error) {
    const { code, excess } = imageRefusal(error);
    return refuse(code, excess);
  }
}

type Refusal = Extract<ReadPicture, { is: 'refused' }>;
type Why = Parameters<typeof pictureWords.notTaken>;

export function refuse(code: Why[0], excess: Why[1] = null): Refusal {
  return { is: 'refused', why: pictureWords.notTaken(code, excess) };
}
