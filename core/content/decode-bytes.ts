/** Decodes bytes by a name of the Encoding Standard. Keeps a byte order mark only if `ignoreBOM` is set. */
export function decodeBytes(bytes: Uint8Array, encoding: string, options?: { readonly ignoreBOM?: boolean }): string {
  const text = new TextDecoder(encoding, options).decode(bytes);
  return encoding === 'windows-1252' ? text.replace(/[\x80-\x9F]/g, (c) => FROM_80[c.charCodeAt(0) - 0x80]) : text;
}

/**
 * The characters of the bytes 80 to 9F in windows-1252, which some releases of Node decode as Latin-1
 * (https://github.com/nodejs/node/issues/56542). Five of them are control characters in the Encoding Standard.
 */
const FROM_80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';
