// Finds the codes in one picture.
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { flattenOn } from '#raster';
import { decodeCodes, WHITE_PAGE } from '#scanning/tunnel';
import { answerPage, fetchBytes } from '#workers';
import type { CodesWork } from './read-codes.ts';

answerPage<CodesWork>({
  find: async (picture, { alive }) =>
    decodeCodes(flattenOn(picture, WHITE_PAGE), { bytes: await fetchBytes(decoderUrl, alive) }),
});
