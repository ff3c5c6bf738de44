// Finds the codes in one picture, away from the page.
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { flattenOn, type Pixels } from '#raster';
import { findCodes, WHITE_PAGE } from '#scanning/tunnel';
import { fetchBytes } from './fetch-bytes.ts';

self.addEventListener('message', async ({ data: picture }: MessageEvent<Pixels>) => {
  try {
    self.postMessage(
      await findCodes(flattenOn(picture, WHITE_PAGE), { bytes: await fetchBytes(readerUrl, () => undefined) }),
    );
  } catch (error) {
    console.warn('The picture was not searched for codes', error);
    self.postMessage([]);
  }
});
