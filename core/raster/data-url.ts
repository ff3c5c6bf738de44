import { readBase64, writeBase64 } from './base64.ts';

/** Returns the bytes of a data URL and its type in lower case, without parameters. Returns null for any other text. */
export function readDataUrl(url: string): { type: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const comma = url.indexOf(',');
  if (comma < 0 || !/^data:/i.test(url)) return null;
  const [type, ...parameters] = url.slice('data:'.length, comma).toLowerCase().split(';');
  const isBase64 = parameters.at(-1)?.trim() === 'base64';
  const bytes = readBody(url.slice(comma + 1), isBase64);
  return bytes && { type: type.trim(), bytes };
}

/** Returns a data URL with these bytes, in base64, and this media type. */
export function writeDataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${writeBase64(bytes)}`;
}

function readBody(body: string, isBase64: boolean): Uint8Array<ArrayBuffer> | null {
  try {
    if (isBase64) return readBase64(body.includes('%') ? decodeURIComponent(body) : body);
    return new TextEncoder().encode(decodeURIComponent(body));
  } catch {
    // The text has a malformed escape.
    return null;
  }
}
