// Weaves away from the page: a picture takes many times as long as a frame.
import type { UploadedImage } from '#raster';
import { answerWeaver } from './answer-weaver.ts';
import type { FromWeaver, ToWeaver } from './weaver-messages.ts';

let image: UploadedImage | null = null;

self.addEventListener('message', async ({ data: message }: MessageEvent<ToWeaver>) => {
  if (message.kind === 'image') image = { pixels: message.pixels, href: '' };
  else self.postMessage((await answerWeaver(message, image)) satisfies FromWeaver);
});
