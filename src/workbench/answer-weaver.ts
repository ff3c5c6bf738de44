import { makeCode, makePicture, redraw } from '#making';
import type { UploadedImage } from '#raster';
import { makeAddressedDraft } from './make-draft.ts';
import type { FromWeaver, ToWeaver } from './weaver-messages.ts';

/** What the weaver answers to a request about designs with this image. Never rejects. */
export async function answerWeaver(
  request: Exclude<ToWeaver, { kind: 'image' }>,
  image: UploadedImage | null,
): Promise<FromWeaver> {
  const { kind, id, design } = request;
  try {
    switch (kind) {
      case 'draft':
        return { kind, id, draft: await makeAddressedDraft(design, image) };
      case 'picture': {
        const { made, picture } = await makePicture(design, image);
        return { kind, id, text: made.text, picture };
      }
      case 'drawing':
        return { kind, id, drawing: redraw(makeCode(design, image), design, image, request.grid) };
    }
  } catch (error) {
    return { kind: 'failure', id, message: String(error) };
  }
}
