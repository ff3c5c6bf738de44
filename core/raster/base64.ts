/** Argument limit of `String.fromCharCode`; a multiple of three, so that only the last piece has padding. */
const PIECE = 0x1800;

/** Returns bytes in base64 (RFC 4648, clause 4), with padding. Takes linear time and memory. */
export function writeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return text;
}

/** Returns the bytes of a base64 text, perhaps with white space or without padding; null for any other text. */
export function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return null;
  }
  const bytes = new Uint8Array(binary.length);
  for (let k = 0; k < binary.length; k++) bytes[k] = binary.charCodeAt(k);
  return bytes;
}

/** Returns bytes in base64url (RFC 4648, clause 5) without padding. Such a text needs no escaping in an address. */
export function writeBase64url(bytes: Uint8Array): string {
  return writeBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Returns the bytes of a base64url text without padding. Returns null for any other text. */
export function readBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  return readBase64(text.replace(/-/g, '+').replace(/_/g, '/'));
}

/** Returns the bytes of a data URL and its type in lower case, without parameters. Returns null for any other text. */
export function readDataUrl(url: string): { type: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const comma = url.indexOf(',');
  if (comma < 0 || !/^data:/i.test(url)) return null;
  const [type, ...parameters] = url.slice('data:'.length, comma).toLowerCase().split(';');
  const isBase64 = parameters.at(-1)?.trim() === 'base64';
  const bytes = readBody(url.slice(comma + 1), isBase64);
  return bytes && { type: type.trim(), bytes };
}

export function writeDataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${writeBase64(bytes)}`;
}

function readBody(body: string, isBase64: boolean): Uint8Array<ArrayBuffer> | null {
  try {
    if (isBase64) return readBase64(body.includes('%') ? decodeURIComponent(body) : body);
    return new TextEncoder().encode(decodeURIComponent(body));
  } catch {
    return null;
  }
}
