// The judging worker. It loads its decoders with the first request.
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { makeThumbnail } from '#making';
import { encodePng, type UploadedImage } from '#raster';
import {
  checkPicture,
  failureOf,
  findLookFacts,
  glanceAt,
  judge,
  judgeLook,
  judgePrint,
  type LookRequest,
  type ScanRequest,
} from '#scanning/judging';
import { type Decoder, findCodes, loadDecoders, PlainReadings, seenIn, WEAK_DECODER } from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';
import { answerPage, fetchBytes } from '#workers';
import type { JudgeRequest, JudgeWork, PackedDesign } from './judging.ts';
import { bitmapPixels, picturePixels } from './picture-pixels.ts';

const plain = new PlainReadings();
let decoders: Promise<readonly Decoder[]> | null = null;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

answerPage<JudgeWork, UploadedImage>({
  async judge(request, { signal, shared, progress, alive }) {
    try {
      // `pause` rejects if the request has already been canceled.
      await pause(signal);
      await judge(unpacked(request, shared), () => loadTools(signal, alive), progress);
      return null;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'broken') throw error;
      return failure;
    }
  },
  facts({ design }, { shared }) {
    if (!shared) throw new TypeError('There is no image');
    return findLookFacts({ design, image: shared });
  },
  async glance(request, { signal, shared, alive }) {
    await pause(signal);
    const { answer, picture } = await glanceAt(lookOf(request, shared), () => loadTools(signal, alive));
    return { answer, picture: picture && (await makeThumbnail(picture)) };
  },
  async look(request, { signal, shared, alive }) {
    await pause(signal);
    return judgeLook(lookOf(request, shared), () => loadTools(signal, alive));
  },
  async print(request, { signal, alive }) {
    await pause(signal);
    return judgePrint(request, await loadTools(signal, alive));
  },
  async check(picture, { signal, progress, alive }) {
    await pause(signal);
    const tools = await loadTools(signal, alive);
    const pixels = await picturePixels(picture);
    if (!pixels) return null;
    const { width, height } = pixels;
    const isScan = 'file' in picture && picture.isScan;
    const shown = isScan ? new Blob([await encodePng(pixels)], { type: 'image/png' }) : null;
    const checked = await checkPicture(pixels, tools, (codes) =>
      progress({ width, height, codes, more: false, joined: [], reason: null, shown }),
    );
    return { width, height, ...checked, shown };
  },
  async see(frame, { signal, alive }) {
    const { decoders: loaded } = await loadTools(signal, alive);
    const pixels = bitmapPixels(frame);
    frame.close();
    const { width, height } = pixels;
    return { width, height, codes: seenIn((await findCodes(pixels, 'live', { decoders: loaded })).codes) };
  },
});

/** Resolves to the tools of a judging. Rejects at once if the signal aborts; the decoders load on. */
async function loadTools(signal: AbortSignal, alive: () => void): Promise<JudgeTools> {
  decoders ??= loadAll(alive);
  const canceled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const loaded = await Promise.race([decoders, canceled]);
  const pauseAlive = (): Promise<void> => {
    alive();
    return pause(signal);
  };
  return { decoders: loaded, plain, pause: pauseAlive };
}

function lookOf({ design, hasImage }: PackedDesign, image: UploadedImage | null): LookRequest {
  return { design, image: hasImage ? image : null };
}

function unpacked(request: JudgeRequest, image: UploadedImage | null): ScanRequest {
  if (!('design' in request)) return request;
  const { design, hasImage, picture } = request;
  return { design, image: hasImage ? image : null, ...(picture && { picture }) };
}

/** Without ZXing, returns jsQR alone, and the next request tries to load ZXing again. */
async function loadAll(onProgress: () => void): Promise<readonly Decoder[]> {
  try {
    return await loadDecoders({ bytes: await fetchBytes(decoderUrl, onProgress) });
  } catch (error) {
    console.warn('Reading without ZXing', error);
    decoders = null;
    return [WEAK_DECODER];
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
  signal.throwIfAborted();
}
