import { type QrDesign, weaveOf } from '#design';
import type { Drawing, Layer } from '#drawing';
import type { UploadedImage } from '#raster';
import type { FileChoice } from '#storage';
import { fileWords } from '#words/files';

/**
 * Returns the sentence that tells how many pixels the image in an SVG or a PDF has. Null for a PNG, for a code without
 * an image, and for a woven image, which consists of modules.
 */
export function imageNote(format: FileChoice['format'], design: QrDesign, drawing: Drawing): string | null {
  if (format === 'png' || weaveOf(design)) return null;
  const image = imageIn(drawing.layers);
  return image && fileWords.imageInside(image.pixels.width, image.pixels.height);
}

/** Returns the first image in the layers or their groups. */
function imageIn(layers: readonly Layer[]): UploadedImage | null {
  for (const layer of layers) {
    if (layer.kind === 'image') return layer.image;
    const inner = layer.kind === 'group' ? imageIn(layer.layers) : null;
    if (inner) return inner;
  }
  return null;
}
