// Judges codes away from the page. Starts at the page's first request, and loads its readers then.
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { UploadedImage } from '#raster';
import { failureOf, judge, type ScanRequest } from '#scanning/judging';
import { loadReaders, PlainReadings, type Reader, WEAK_READER } from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';
import { fetchBytes } from './fetch-bytes.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** In milliseconds: a sign of life is given no sooner than this after the one before. */
const SIGN_EVERY = 1000;

const plain = new PlainReadings();
let readers: Promise<readonly Reader[]> | null = null;
let image: UploadedImage | null = null;
let current = new AbortController();

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

self.addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.kind === 'image') {
    image = { pixels: message.pixels, href: '' };
    return;
  }
  current.abort();
  if (message.kind === 'cancel') return;
  current = new AbortController();
  const { id } = message;
  const request: ScanRequest =
    message.kind === 'picture'
      ? { picture: message.picture }
      : { design: message.design, image: message.hasImage ? image : null, picture: message.picture };
  void answer(id, request, current.signal);
});

async function answer(id: number, request: ScanRequest, signal: AbortSignal): Promise<void> {
  const send = (message: FromWorker): void => self.postMessage(message);
  let lastSign = performance.now();
  // Given from within the work, not by a timer: who waits for ever for a reader is not alive.
  const giveSign = (): void => {
    if (performance.now() - lastSign < SIGN_EVERY) return;
    lastSign = performance.now();
    send({ kind: 'alive', id });
  };
  const loadTools = async (): Promise<JudgeTools> => {
    readers ??= loadAll(giveSign);
    const pauseWithSign = (): Promise<void> => {
      giveSign();
      return pause(signal);
    };
    return { readers: await readers, plain, pause: pauseWithSign };
  };
  try {
    // Requests that are already waiting replace this one before it costs anything.
    await pause(signal);
    await judge(request, loadTools, (report) => send({ kind: 'report', id, report }));
  } catch (error) {
    if (!signal.aborted) send({ kind: 'failure', id, failure: failureOf(error), message: String(error) });
  }
}

/** Returns both readers, or the weak one alone if the strong one cannot be loaded. The next request tries again then. */
async function loadAll(giveSign: () => void): Promise<readonly Reader[]> {
  try {
    return await loadReaders({ bytes: await fetchBytes(readerUrl, giveSign) });
  } catch (error) {
    console.warn('Reading without ZXing', error);
    readers = null;
    return [WEAK_READER];
  }
}

/** Lets waiting messages in: unlike a timer's, a message's turn comes at once. */
async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
  signal.throwIfAborted();
}
