/** So many parameters a call takes at the least, in every browser. */
const AT_ONCE = 0x2000;

/** The type, without parameters and in lower case, and the bytes of a data URL; null when the text is none. */
export function readDataUrl(url: string): { type: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const comma = url.indexOf(',');
  if (comma < 0 || !/^data:/i.test(url)) return null;
  const [type, ...parameters] = url.slice('data:'.length, comma).toLowerCase().split(';');
  try {
    const isBase64 = parameters.at(-1)?.trim() === 'base64';
    const body = url.slice(comma + 1);
    const bytes = isBase64 ? decodeBase64(body) : decodePercent(body);
    return { type: type.trim(), bytes };
  } catch {
    // A malformed escape or digit: no data URL.
    return null;
  }
}

/** Bytes as a data URL of a type. */
export function writeDataUrl(type: string, bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += AT_ONCE) binary += String.fromCharCode(...bytes.subarray(i, i + AT_ONCE));
  return `data:${type};base64,${btoa(binary)}`;
}

function decodeBase64(body: string): Uint8Array<ArrayBuffer> {
  const binary = atob(body.includes('%') ? decodeURIComponent(body) : body);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

function decodePercent(body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(decodeURIComponent(body));
}
