import { useEffect, useRef, useState } from 'react';
import { MAX_BYTES, MAX_PIXELS, MAX_SCAN_PIXELS, type Pixels, readImageHeader } from '#raster';
import { forgetCheckedFile, hasCheckedFile, keepCheckedFile, readCheckedFile } from '#storage';
import { imageRefusalText } from '#words';
import { checkWords } from '#words/check';
import { uploads } from '#workbench';
import { fetchBytes } from '#workers';
import { type CheckedPicture, checkApart } from '#workers/judging';

export type CheckState =
  | { readonly is: 'none' }
  /** `source` is the address of the picture as it is shown; null until its file was looked at, and if browsers do not show it. */
  | { readonly is: 'reading'; readonly source: string | null }
  | { readonly is: 'refused'; readonly why: string }
  /** The picture could not be checked, but may be if it is tried again. */
  | { readonly is: 'failed'; readonly retry: () => void }
  /**
   * `id` differs for each picture. `source` is the address of the picture as it is shown. Of a file with several `pages`,
   * the first was checked.
   */
  | {
      readonly is: 'found';
      readonly id: number;
      readonly source: string;
      readonly pages: number;
      readonly found: CheckedPicture;
    };

/** Reads and checks pictures. The latest one wins. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ is: 'none' });
  const latest = useRef(new AbortController());
  const lastId = useRef(0);
  useEffect(() => () => latest.current.abort(), []);

  function begin(): AbortSignal {
    latest.current.abort();
    latest.current = new AbortController();
    setState({ is: 'reading', source: null });
    return latest.current.signal;
  }

  /** `given` is a picture, or the address of one of this site. */
  async function take(given: Blob | string): Promise<void> {
    const signal = begin();
    try {
      const file = typeof given === 'string' ? new Blob([await fetchBytes(given)]) : given;
      const picture = await readPicture(file);
      if (signal.aborted) return;
      if (picture.is === 'refused') {
        setState(picture);
        void forgetCheckedFile();
        return;
      }
      lastId.current++;
      const id = lastId.current;
      const pages = picture.is === 'file' ? picture.pages : 1;
      const shownFile = picture.is === 'file' ? picture.file : file;
      let source = picture.is === 'drawing' ? picture.source : null;
      if (picture.is === 'file' && !picture.isScan && !picture.isNew) source = addressOf(shownFile, signal);
      setState({ is: 'reading', source });
      let isKept = false;
      const tell = (found: CheckedPicture): void => {
        if (!isKept) void keepCheckedFile(file);
        isKept = true;
        source ??= addressOf(found.shown ?? shownFile, signal);
        setState({ is: 'found', id, source, pages, found });
      };
      const found = await checkApart(picture, signal, tell);
      if (found) {
        tell(found);
        return;
      }
      setState(refuse(picture.is === 'file' && picture.isNew ? 'unsupported' : 'damaged'));
      void forgetCheckedFile();
    } catch (error) {
      if (signal.aborted) return;
      console.error('Not checked:', error);
      setState({ is: 'failed', retry: () => void take(given) });
    }
  }

  function clear(): void {
    latest.current.abort();
    setState({ is: 'none' });
    void forgetCheckedFile();
  }

  /** Checks the picture that this tab checked before a reload. */
  async function restore(): Promise<void> {
    if (!hasCheckedFile()) return;
    const signal = begin();
    const file = await readCheckedFile();
    if (signal.aborted) return;
    if (file) await take(file);
    else setState({ is: 'none' });
  }

  return { state, take, clear, restore };
}

/** The address is good until the signal aborts. */
function addressOf(file: Blob, signal: AbortSignal): string {
  const address = URL.createObjectURL(file);
  signal.addEventListener('abort', () => URL.revokeObjectURL(address));
  return address;
}

/** A picture to be checked: an image file, or a cleaned drawing with its address. `isNew`: not all browsers decode it. */
type ReadPicture =
  | {
      readonly is: 'file';
      readonly file: Blob;
      readonly isScan: boolean;
      readonly isNew: boolean;
      readonly pages: number;
    }
  | { readonly is: 'drawing'; readonly source: string; readonly pixels: Pixels }
  | { readonly is: 'refused'; readonly why: string };

/** Looks at the content before a browser decodes it. Rejects if the part that draws SVG cannot be loaded. */
async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > MAX_BYTES) return refuse('too-large', { of: 'bytes', found: file.size, most: MAX_BYTES });
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return refuse('unreadable');
  const bytes = new Uint8Array(content);
  const header = readImageHeader(bytes);
  if (header === 'pdf') return { is: 'refused', why: checkWords.pdf };
  if (header === 'damaged') return refuse('damaged');
  if (typeof header === 'string') return readDrawing(file);
  const { type, width, height, isUnknown = false, isCmyk = false, pages = 1 } = header;
  const isScan = type === 'image/tiff';
  if (isScan && (isUnknown || isCmyk)) return refuse('unsupported');
  const most = isScan ? MAX_SCAN_PIXELS : MAX_PIXELS;
  if (width * height > most) return refuse('too-large', { of: 'pixels', found: width * height, most });
  const isNew = type === 'image/avif' || type === 'image/heic';
  return { is: 'file', file: new Blob([bytes], { type }), isScan, isNew, pages };
}

async function readDrawing(file: Blob): Promise<ReadPicture> {
  const { imageRefusal, loadImage, readUpload } = await uploads.load();
  try {
    const { customImage } = await readUpload(file);
    const { pixels } = await loadImage(customImage);
    return { is: 'drawing', source: customImage, pixels };
  } catch (error) {
    const { code, excess } = imageRefusal(error);
    return refuse(code, excess);
  }
}

type Refusal = Extract<ReadPicture, { is: 'refused' }>;
type Why = Parameters<typeof imageRefusalText>;

function refuse(code: Why[0], excess: Why[1] = null): Refusal {
  return { is: 'refused', why: imageRefusalText(code, excess) };
}
