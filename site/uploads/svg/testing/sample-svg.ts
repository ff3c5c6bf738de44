import type { InspectPixels } from '../parse-svg.ts';
import { readSvg, type SafeSvg } from '../read-svg.ts';
import type { SvgRefusalCode } from '../refusal.ts';

export const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/**
 * Reads a fake pixel image: a square whose side is 2 to the power of its first byte. If the first byte is 0, the file
 * counts as no image.
 */
const inspectPixels: InspectPixels = ([exponent]) =>
  exponent > 0 ? { type: 'image/png', width: 2 ** exponent, height: 2 ** exponent } : 'not-an-image';

/** Reads a document and gives it 64 pixels on its longer side. Resolves to the code of a refusal if it is refused. */
export async function read(source: string | Uint8Array): Promise<SafeSvg | SvgRefusalCode> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const result = await readSvg(bytes, { longerSide: 64, inspectPixels, pause: async () => undefined });
  return 'code' in result ? result.code : result;
}

/** Returns a document with a square view box around `inside`. */
export function svg(inside: string, attributes = ''): string {
  return `<svg ${XMLNS} viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
}

/** Returns the content of the SVG that `readSvg` writes for a document with this content. */
export async function written(inside: string): Promise<string> {
  const result = await read(svg(inside));
  if (typeof result === 'string') throw new Error(`refused as ${result}: ${inside}`);
  const [, content] =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 9 9" width="64" height="64">(.*)<\/svg>$/s.exec(
      result.text,
    ) as RegExpExecArray;
  return content;
}
