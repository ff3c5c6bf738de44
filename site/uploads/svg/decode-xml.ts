/** Matches an XML declaration that names an encoding. In every encoding except UTF-16, the declaration is ASCII. */
const DECLARED = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** Number of bytes in which the XML declaration is searched for. Real declarations are shorter. */
const DECLARATION = 200;

/**
 * Decodes an XML file and removes its byte order mark. The encoding follows from the mark, the first bytes or the
 * declaration, in this order (XML 1.0, appendix F). If none of these shows the encoding, it is UTF-8. Returns null if
 * the browser does not know the encoding.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  const label = findEncoding(bytes);
  try {
    return new TextDecoder(label).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declaration = String.fromCharCode(...bytes.subarray(0, DECLARATION));
  const label = DECLARED.exec(declaration)?.[1] ?? 'utf-8';
  // The declaration was readable as ASCII, so the file cannot be UTF-16.
  return /^utf-?16/i.test(label) ? 'utf-8' : label;
}
