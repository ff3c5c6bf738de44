import { decodeXml } from './decode-xml.ts';
import { type InspectPixels, parseSvg } from './parse-svg.ts';
import { keepWithin, type SvgRefusal, SvgRefused } from './refusal.ts';
import { serializeSvg } from './serialize-svg.ts';
import { svgCost } from './svg-cost.ts';
import { sizeOf } from './svg-size.ts';

/**
 * An SVG document that is safe to draw: it takes bounded time, runs no scripts and loads nothing. The size is in
 * pixels.
 */
export interface SafeSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

interface ReadSvgOptions {
  /** Pixels on the longer side of the new document. */
  readonly longerSide: number;
  /** Reads the header of an embedded pixel image. Embedded SVGs are refused without calling it. */
  readonly inspectPixels: InspectPixels;
  /** Awaited after each slice of the parsed text, so that other tasks can run. */
  readonly pause: () => Promise<void>;
}

/**
 * Reads an SVG file and writes a new one from its supported parts, so that a browser draws exactly what was checked.
 * Resolves to a refusal if the file must not be drawn. Never rejects because of what the file contains.
 */
export async function readSvg(bytes: Uint8Array, options: ReadSvgOptions): Promise<SafeSvg | SvgRefusal> {
  const { longerSide, inspectPixels, pause } = options;
  try {
    if (!mayBeXml(bytes)) throw new SvgRefused('not-an-image');
    keepWithin('bytes', bytes.length);
    const text = decodeXml(bytes);
    if (text === null) throw new SvgRefused('damaged');
    const document = await parseSvg(text, inspectPixels, pause);
    keepWithin('work', svgCost(document));
    const size = sizeOf(document.root.attributes, longerSide);
    return { text: serializeSvg(document, size), width: size.width, height: size.height };
  } catch (error) {
    if (error instanceof SvgRefused) return error.refusal;
    throw error;
  }
}

/** Bytes that may come before the first `<`: white space, a byte order mark, and the zero bytes of UTF-16. */
const BEFORE_MARKUP: ReadonlySet<number> = new Set([0, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);

function mayBeXml(bytes: Uint8Array): boolean {
  return bytes.find((byte) => !BEFORE_MARKUP.has(byte)) === 0x3c;
}
