import { decodeXml } from './decode-xml.ts';
import { drawingWork } from './drawing-work.ts';
import { SVG_LIMITS } from './limits.ts';
import { type InspectPixels, parseSvg } from './parse-svg.ts';
import { type SvgRefusal, SvgRefused } from './refusal.ts';
import { sizeOf } from './svg-size.ts';
import { writeSvg } from './write-svg.ts';

/** An SVG document that a browser draws in bounded time, that runs nothing and reaches out to nothing, with its size in pixels. */
export interface SafeSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

interface ReadSvgOptions {
  /** Pixels of the longer side. */
  readonly longerSide: number;
  /** Looks into the pictures inside; it is asked for files of pixels only. */
  readonly inspectPixels: InspectPixels;
  /** Lets others have their turn. */
  readonly pause: () => Promise<void>;
}

/**
 * Reads an SVG file and writes it anew from what was read: what a browser draws afterwards is what was looked at here, whatever the
 * file was. A word for a file that is not drawn.
 */
export async function readSvg(bytes: Uint8Array, options: ReadSvgOptions): Promise<SafeSvg | SvgRefusal> {
  const { longerSide, inspectPixels, pause } = options;
  if (!mayBeXml(bytes)) return 'not-an-image';
  if (bytes.length > SVG_LIMITS.bytes) return 'too-large';
  const text = decodeXml(bytes);
  if (text === null) return 'damaged';
  try {
    const document = await parseSvg(text, inspectPixels, pause);
    if (drawingWork(document) > SVG_LIMITS.work) return 'too-complex';
    const size = sizeOf(document.root.attributes, longerSide);
    return { text: writeSvg(document, size), width: size.width, height: size.height };
  } catch (error) {
    if (error instanceof SvgRefused) return error.reason;
    throw error;
  }
}

/** Bytes before the first sign of a document: white space, a byte order mark, the zeros of wider characters. */
const BEFORE_MARKUP: ReadonlySet<number> = new Set([0, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);

function mayBeXml(bytes: Uint8Array): boolean {
  return bytes.find((byte) => !BEFORE_MARKUP.has(byte)) === 0x3c;
}
