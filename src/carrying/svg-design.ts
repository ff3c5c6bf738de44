import { readBase64, writeBase64 } from './base64url.ts';

const NAMESPACE = 'urn:quietzone:design';

/** What a design is in an SVG file: the content of its `metadata` element. */
export function writeForSvg(packed: Uint8Array): string {
  return `<quietzone:design xmlns:quietzone="${NAMESPACE}">${writeBase64(packed)}</quietzone:design>`;
}

/** The packed designs in the text of an SVG file, which is never made a document: drawing programs keep the element as it is. */
export function findInSvg(text: string): Uint8Array<ArrayBuffer>[] {
  const elements = text.matchAll(/<quietzone:design\b[^>]*>([^<]*)<\/quietzone:design\s*>/g);
  return Array.from(elements, ([, content]) => readBase64(content) ?? new Uint8Array(0));
}
