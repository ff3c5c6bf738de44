import { hidePassword } from '#content';
import type { QrDesign } from '#design';
import { imageOf } from '#making';
import type { UploadedImage } from '#raster';
import { appendAnalytics, generatedCode, newCodeId, saveGenerated, saveRecord } from '#storage';
import { painted } from './painted.ts';
import { loadMaker, type Maker } from './use-maker.ts';

/** A picture, as a data URL, and the text of the code in it. */
export interface MadePicture {
  readonly picture: string;
  readonly text: string;
}

/**
 * Makes a design's picture, keeps it where /preview finds it, with its record, and counts it. Rejects when the
 * maker cannot be loaded, and with what loading the image and making the picture reject with; then nothing is kept.
 */
export async function generateAndKeep(design: QrDesign): Promise<MadePicture> {
  generatedCode.setGenerating(true);
  try {
    const [maker] = await Promise.all([loadMaker(), painted()]);
    const source = imageOf(design);
    const { text, picture } = await finish(maker, design, source === undefined ? null : await maker.loadImage(source));
    const id = newCodeId();
    saveRecord({ id, design, text, picture });
    saveGenerated({ picture, id });
    const { type, qrType } = design;
    // What is typed may be a whole Wi-Fi code.
    const content = hidePassword(design.content);
    appendAnalytics({ id, content, type, qrType, customImage: source !== undefined });
    return { picture, text };
  } finally {
    generatedCode.setGenerating(false);
  }
}

/** Weaving takes too long for the page. */
async function finish(maker: Maker, design: QrDesign, image: UploadedImage | null): Promise<MadePicture> {
  if (image && maker.weaveOf(design)) return maker.weaveFinished(design, image);
  const { made, picture } = await maker.makePicture(design, image);
  return { text: made.text, picture };
}
