import { expect, vi } from 'vitest';
import { clearPixels, encodePng, type Pixels } from '#raster';

/** A frame as the fake browser makes it. */
interface FakeFrame {
  readonly format: string | null;
  readonly primaries: string;
  readonly transfer: string;
  /** The bytes of a frame of 2 × 1 pixels, in the order that `format` states. */
  readonly bytes: readonly number[];
  /** If set, the frame has this size, and is black in its upper half and white in its lower half. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly rotation: number;
  readonly flip: boolean;
}

/** What the fake browser can do. If `frame`, `test` or `image` is null, making or decoding it fails. */
export interface FakeBrowserOptions {
  /** With `noise`, pixels that are read back are altered. With `noisy files`, only those in written files are. */
  readonly canvas?: 'true' | 'noise' | 'noisy files' | null;
  /** Limits `noise` to canvases of one size, such as `4 × 2`. If undefined, canvases of all sizes have `noise`. */
  readonly noisySize?: string;
  /** The frame of a decoded file or drawing. Undefined: the browser has no `VideoFrame`. */
  readonly frame?: Partial<FakeFrame> | null;
  /** The frame of the test drawing, which shows whether frames of drawings have premultiplied alpha. */
  readonly test?: Partial<FakeFrame> | null;
  /** Whether frames report their rotation. */
  readonly knowsRotation?: boolean;
  /** The picture that image elements decode: its natural size, and the color of all its pixels. */
  readonly image?: { readonly width: number; readonly height: number; readonly color: readonly number[] } | null;
  /** Sizes in bytes of the files that a canvas writes, by type. Types without an entry are written as PNG. */
  readonly written?: Readonly<Record<string, number>>;
}

/** What the fake browser was asked to do. */
export interface FakeBrowserRecord {
  /** The frames made and not closed yet. */
  openFrames: number;
  /** The same for bitmaps. */
  openBitmaps: number;
  /** Quality of the files that canvases wrote, by type. */
  readonly qualities: Map<string, number | undefined>;
  /** Options of `createImageBitmap`. */
  readonly decoding: unknown[];
}

const FRAME: FakeFrame = {
  format: 'RGBA',
  primaries: 'bt709',
  transfer: 'iec61966-2-1',
  bytes: [10, 20, 30, 255, 40, 50, 60, 255],
  rotation: 0,
  flip: false,
};

/** Replaces the parts of a browser with which uploads are read. `vi.unstubAllGlobals` restores them. */
export function startFakeBrowser(options: FakeBrowserOptions = {}): FakeBrowserRecord {
  const browser: FakeBrowserRecord = { openFrames: 0, openBitmaps: 0, qualities: new Map(), decoding: [] };
  vi.stubGlobal('OffscreenCanvas', canvasClass(options, browser));
  vi.stubGlobal('Image', imageClass(options));
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;

      constructor(data: Uint8ClampedArray) {
        this.data = data;
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async (_file: Blob, how: unknown) => {
    browser.decoding.push(how);
    if (!options.image) throw new Error('Not decoded');
    browser.openBitmaps++;
    return {
      close: () => {
        browser.openBitmaps--;
      },
    };
  });
  vi.stubGlobal('VideoFrame', options.frame === undefined ? undefined : frameClass(options, browser));
  return browser;
}

function frameClass({ frame, test, knowsRotation = true }: FakeBrowserOptions, browser: FakeBrowserRecord) {
  class Frame {
    readonly format: string | null;
    readonly colorSpace: { readonly primaries: string; readonly transfer: string };
    readonly visibleRect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
    readonly #made: FakeFrame;

    constructor(image: { readonly src?: string }) {
      const kind = image.src?.startsWith('data:') ? test : frame;
      if (!kind) throw new Error('No frame');
      this.#made = { ...FRAME, ...kind };
      this.format = this.#made.format;
      this.visibleRect = { x: 1, y: 3, ...(this.#made.size ?? { width: 2, height: 1 }) };
      this.colorSpace = { primaries: this.#made.primaries, transfer: this.#made.transfer };
      if (knowsRotation) Object.assign(this, { rotation: this.#made.rotation, flip: this.#made.flip });
      browser.openFrames++;
    }

    async copyTo(to: Uint8ClampedArray, options: { readonly rect: DOMRectReadOnly }): Promise<void> {
      const { x, y, width, height } = this.visibleRect;
      const { rect } = options;
      const layout = [{ offset: 0, stride: 4 * width }];
      expect(options).toEqual({ rect: { x, y: rect.y, width, height: rect.height }, layout });
      expect([rect.y >= y, rect.y + rect.height <= y + height]).toEqual([true, true]);
      if (!this.#made.size) to.set(this.#made.bytes);
      else to.fill(0).fill(255, Math.max(0, (y + height / 2 - rect.y) * 4 * width));
    }

    close(): void {
      browser.openFrames--;
    }
  }
  if (knowsRotation) Object.assign(Frame.prototype, { rotation: 0 });
  return Frame;
}

function imageClass({ image }: FakeBrowserOptions) {
  return class {
    src = '';
    readonly naturalWidth = image?.width ?? 0;
    readonly naturalHeight = image?.height ?? 0;
    readonly color = image?.color ?? [];

    async decode(): Promise<void> {
      if (!image) throw new Error('Not decoded');
    }
  };
}

function canvasClass({ canvas = 'true', noisySize, written = {} }: FakeBrowserOptions, browser: FakeBrowserRecord) {
  return class {
    readonly #pixels: Pixels;

    constructor(width: number, height: number) {
      this.#pixels = clearPixels(width, height);
    }

    getContext() {
      const pixels = this.#pixels;
      const noisy = { ...pixels, data: pixels.data.slice() };
      return canvas === null
        ? null
        : {
            createImageData: clearPixels,
            putImageData: ({ data }: Pixels) => pixels.data.set(data),
            drawImage: ({ color }: { readonly color: readonly number[] }, ...box: number[]) => {
              if (box.join() !== [0, 0, pixels.width, pixels.height].join()) throw new Error('Not drawn in full');
              for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set(color, at);
            },
            getImageData: () => {
              const isNoisy = noisySize === undefined || noisySize === `${pixels.width} × ${pixels.height}`;
              if (canvas !== 'noise' || !isNoisy) return pixels;
              noisy.data.set(pixels.data);
              noisy.data[noisy.data.length - 4] ^= 1;
              return noisy;
            },
          };
    }

    async convertToBlob({ type, quality }: { readonly type: string; readonly quality?: number }): Promise<Blob> {
      browser.qualities.set(type, quality);
      if (written[type] !== undefined) return new Blob([new Uint8Array(written[type])], { type });
      const file = { ...this.#pixels, data: this.#pixels.data.slice() };
      if (canvas === 'noisy files') file.data[file.data.length - 4] ^= 1;
      return new Blob([await encodePng(file)], { type: 'image/png' });
    }
  };
}
