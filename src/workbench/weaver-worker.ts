// Weaves away from the page: a picture takes many times as long as a frame.
import { makePicture } from '#making';
import type { UploadedImage } from '#raster';
import { makeAddressedDraft } from './make-draft.ts';
import type { FromWeaver, ToWeaver } from './weaver-messages.ts';

let image: UploadedImage | null = null;

self.addEventListener('message', ({ data: message }: MessageEvent<ToWeaver>) => {
  if (message.kind === 'image') image = { pixels: message.pixels, href: '' };
  else void answer(message);
});

async function answer({ kind, id, design }: Exclude<ToWeaver, { kind: 'image' }>): Promise<void> {
  const send = (message: FromWeaver): void => self.postMessage(message);
  try {
    if (kind === 'draft') send({ kind, id, draft: await makeAddressedDraft(design, image) });
    else {
      const { made, picture } = await makePicture(design, image);
      send({ kind, id, text: made.text, picture });
    }
  } catch (error) {
    send({ kind: 'failure', id, message: String(error) });
  }
}
