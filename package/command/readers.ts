// Readers of codes that take part in a check if they are installed: zbar and OpenCV.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Reader } from '#doors/check';
import { CommandError, STATUS } from './errors.ts';
import { safeText } from './safe-text.ts';

type Picture = Parameters<Reader['read']>[0];

const require = createRequire(import.meta.url);

const PACKAGES: Readonly<Record<string, readonly [name: string, load: () => Promise<Reader['read']>]>> = {
  zbar: ['@undecaf/zbar-wasm', loadZbar],
  opencv: ['@techstark/opencv-js', loadOpenCv],
};

/** Returns the readers that are installed. Rejects if one is installed but cannot be loaded: it must not be left out. */
export async function installedReaders(): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const [name, [packageName, load]] of Object.entries(PACKAGES)) {
    if (!isInstalled(packageName)) continue;
    const read = await load().catch((error) => {
      const cause = error instanceof Error ? error.message : String(error);
      throw new CommandError(
        STATUS.fault,
        `The reader ${name} cannot be loaded. Install ${packageName} again, or remove it. ${safeText(cause)}`,
      );
    });
    readers.push({ name, read });
  }
  return readers;
}

/** Whether its folder is there. `require.resolve` does not find a package of which files are missing. */
function isInstalled(name: string): boolean {
  return (require.resolve.paths(name) ?? []).some((folder) => existsSync(join(folder, name)));
}

export async function loadZbar(): Promise<Reader['read']> {
  const { scanImageData, ZBarSymbolType } = await import('@undecaf/zbar-wasm');
  return async (picture) => {
    const symbols = await scanImageData({ ...picture, colorSpace: 'srgb' } as unknown as ImageData);
    return symbols.filter(({ type }) => type === ZBarSymbolType.ZBAR_QRCODE).map((symbol) => symbol.decode());
  };
}

interface Matrix {
  delete(): void;
}

interface OpenCv {
  onRuntimeInitialized: () => void;
  readonly CV_8UC1: number;
  readonly Mat: new () => Matrix;
  readonly QRCodeDetector: new () => { detectAndDecode(image: Matrix, corners: Matrix, straight: Matrix): string };
  matFromArray(rows: number, columns: number, type: number, values: Uint8Array): Matrix;
}

export async function loadOpenCv(): Promise<Reader['read']> {
  const cv = await startOpenCv();
  const detector = new cv.QRCodeDetector();
  return async (picture) => {
    const used = [
      cv.matFromArray(picture.height, picture.width, cv.CV_8UC1, bytesOfGray(picture)),
      new cv.Mat(),
      new cv.Mat(),
    ];
    try {
      const text = detector.detectAndDecode(used[0], used[1], used[2]);
      return text === '' ? [] : [text];
    } catch (error) {
      // OpenCV throws errors of its C++ code as plain numbers.
      if (typeof error === 'number') return [];
      throw error;
    } finally {
      for (const matrix of used) matrix.delete();
    }
  };
}

/**
 * Starts OpenCV without two side effects. When its script loads, it adds process handlers, which on any uncaught error
 * print ten megabytes of source and end the process. It also keeps a reference to `console.warn`, and warns with it of
 * each text beyond ASCII, although it reads such texts correctly.
 */
async function startOpenCv(): Promise<OpenCv> {
  const { warn } = console;
  const before = new Set(HELD_EVENTS.flatMap((event) => process.rawListeners(event)));
  console.warn = () => {};
  const cv = require('@techstark/opencv-js') as OpenCv;
  console.warn = warn;
  for (const event of HELD_EVENTS) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.off(event, listener as () => void);
    }
  }
  return new Promise((resolve) => {
    cv.onRuntimeInitialized = () => {
      // The module has a `then` that resolves to the module itself, so awaiting it would never end.
      Reflect.deleteProperty(cv, 'then');
      resolve(cv);
    };
  });
}

const HELD_EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

function bytesOfGray({ data }: Picture): Uint8Array {
  const bytes = new Uint8Array(data.length / 4);
  for (let k = 0, at = 0; k < bytes.length; k++, at += 4) {
    bytes[k] = Math.round(0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]);
  }
  return bytes;
}
