// The only file that imports pdf.js. It is loaded with the first PDF, in the worker that searches for codes.
import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openJpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { fetchBytes } from '#workers';

/** The half of pdf.js that reads files. Its script has no types and defines this. */
declare const pdfjsWorker: {
  readonly WorkerMessageHandler: {
    readonly initializeFromPort: (port: Pick<MessagePort, 'postMessage' | 'addEventListener'>) => void;
  };
};

// pdf.js would unpack whole streams with it, however large they get. Without it, pdf.js unpacks as much as it reads.
Reflect.deleteProperty(self, 'DecompressionStream');

/** Dots per inch. A code of 15 mm with 45 modules has 3 pixels for each, and A4 is as wide as the search takes at once. */
const DPI = 240;

/** Pixels of a drawn page, for example of A3. Safari makes no larger canvas on phones. */
const MOST_PIXELS = 16_000_000;

/** Pixels on the longer side of a drawn page. */
const SIDE = { least: 1024, most: 16_000 };

/** What is drawn of a page. Pixels are those of an image, for example of A4 at 600 dpi, and of all images of the page. */
const MOST = { imagePixels: 40_000_000, pixels: 80_000_000, operators: 1_000_000 };

/** Milliseconds between two looks whether drawing is over. */
const TICK = 100;

/** Decoders by the names under which pdf.js asks for them. */
const DECODERS: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2Url, 'openjpeg.wasm': openJpegUrl };

export interface Pdf {
  readonly pages: number;
  /**
   * Upright and on white. `isWhole` is false if `isOver`, a limit or damage stopped it. Rejects without such a page.
   */
  readonly draw: (
    number: number,
    isOver: () => boolean,
  ) => Promise<{ readonly canvas: OffscreenCanvas; readonly isWhole: boolean }>;
}

/** Rejects with an error of pdf.js, such as a `PasswordException`. */
export async function openPdf(data: ArrayBuffer): Promise<Pdf> {
  // Both halves of pdf.js run in this worker, which the page can end. Through a channel, each lets the other have its turn.
  const { port1, port2 } = new MessageChannel();
  const limit = limitedPort(port2);
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(limit.port);
  const worker = PDFWorker.create({ port: port1 as unknown as Worker, verbosity: VerbosityLevel.ERRORS });
  for (const port of [port1, port2]) port.start();
  const pdf = await getDocument({
    data,
    worker,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    // Letters are drawn as paths, because a worker has no document that fonts could be added to.
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    // pdf.js does not use Chrome's decoder, but recognizes Chrome only in a page.
    isImageDecoderSupported: false,
    // Images in canvases took twice the memory.
    isOffscreenCanvasSupported: false,
    maxImageSize: MOST.imagePixels,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    BinaryDataFactory: OwnDecoders,
  }).promise;

  return {
    pages: pdf.numPages,
    async draw(number, isOver) {
      limit.beginPage();
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: scaleFor(page.getViewport({ scale: 1 })) });
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const task = page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport });
      // As a new task, so that the timer and a message that ends the search have their turn.
      task.onContinue = (next: () => void) => setTimeout(next);
      const timer = setInterval(() => isOver() && task.cancel(), TICK);
      const isDrawn = await task.promise.then(
        () => true,
        () => false,
      );
      clearInterval(timer);
      page.cleanup();
      return { canvas, isWhole: isDrawn && !limit.isExceeded() };
    },
  };
}

/** A message of the half of pdf.js that reads files, if it has an object or operators of a page. */
interface FromReader {
  readonly data?: unknown;
  readonly chunk?: { readonly fnArray?: readonly number[] };
}

/** Limits what the half of pdf.js that reads files passes on for a page, and so the memory that the page takes. */
function limitedPort(port: MessagePort) {
  let [pixels, operators] = [0, 0];

  function postMessage(message: FromReader, transfer: Transferable[] = []): void {
    operators += message.chunk?.fnArray?.length ?? 0;
    // pdf.js then ends the page.
    if (operators > MOST.operators) throw new RangeError('Too many operators');
    port.postMessage(limitImage(message), transfer);
  }

  /** An image is the last entry of `data`, after its kind. Null stands for one that cannot be decoded. */
  function limitImage(message: FromReader): FromReader {
    const { data } = message;
    if (!Array.isArray(data) || data.at(-2) !== 'Image' || !data.at(-1)) return message;
    const { width, height } = data.at(-1);
    pixels += width * height;
    return pixels > MOST.pixels ? { ...message, data: data.with(-1, null) } : message;
  }

  return {
    port: { postMessage, addEventListener: port.addEventListener.bind(port) } as MessagePort,
    isExceeded: () => pixels > MOST.pixels,
    beginPage() {
      [pixels, operators] = [0, 0];
    },
  };
}

/** Returns pixels per point. */
function scaleFor({ width, height }: { readonly width: number; readonly height: number }): number {
  const longer = Math.max(width, height);
  const wanted = Math.max(DPI / 72, SIDE.least / longer);
  return Math.min(wanted, SIDE.most / longer, Math.sqrt(MOST_PIXELS / (width * height)));
}

interface WorkerCanvas {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

class WorkerCanvases {
  create(width: number, height: number): WorkerCanvas {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: WorkerCanvas, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(made: WorkerCanvas): void {
    this.reset(made, 0, 0);
    Object.assign(made, { canvas: null, context: null });
  }
}

/** Filters would be elements of a document. Without them, masks by luminosity and transfer functions do nothing. */
class NoFilters {
  readonly addFilter = none;
  readonly addHCMFilter = none;
  readonly addAlphaFilter = none;
  readonly addLuminosityFilter = none;
  readonly addHighlightHCMFilter = none;
  destroy(): void {}
}

function none(): string {
  return 'none';
}

/** Without the fonts and character maps that pdf.js could fetch as well, some letters are missing, but no code. */
class OwnDecoders {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = DECODERS[filename];
    if (!url) throw new Error(`${filename} is not part of the site`);
    return new Uint8Array(await fetchBytes(url));
  }
}
