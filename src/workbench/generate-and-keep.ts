import type { QrDesign } from '#design';
import { imageOf } from '#making';
import { appendAnalytics, generatedCode, newCodeId, saveGenerated, saveRecord } from '#storage';
import { painted } from './painted.ts';
import { loadMaker } from './use-maker.ts';

/**
 * Makes a design's picture, keeps it where /preview finds it, with its record, and counts it. Resolves to the picture. Rejects when the
 * maker cannot be loaded, and with what loading the image and making the picture reject with; then nothing is kept.
 */
export async function generateAndKeep(design: QrDesign): Promise<string> {
  generatedCode.setGenerating(true);
  try {
    const [{ loadImage, makePicture }] = await Promise.all([loadMaker(), painted()]);
    const source = imageOf(design);
    const { made, picture } = await makePicture(design, source === undefined ? null : await loadImage(source));
    const id = newCodeId();
    saveRecord({ id, design, text: made.text, picture });
    saveGenerated({ picture, id });
    const { content, type, qrType } = design;
    appendAnalytics({ id, content, type, qrType, customImage: source !== undefined });
    return picture;
  } finally {
    generatedCode.setGenerating(false);
  }
}
