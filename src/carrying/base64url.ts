/** Bytes in letters, digits, `-` and `_`: nothing that an address must escape (RFC 4648, clause 5). */
export function writeBase64url(bytes: Uint8Array): string {
  return writeBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The bytes of such a text; null for any other. */
export function readBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  return readBase64(text.replace(/-/g, '+').replace(/_/g, '/'));
}

/** Bytes in base64. */
export function writeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The bytes of a base64 text, broken into lines or not; null for any other. */
export function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    // A length or a character that base64 does not have.
    return null;
  }
}
