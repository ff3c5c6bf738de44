/** In bytes of UTF-8, without extension: every file system accepts it, and paths have room for folders. */
const NAME_BYTES_MAX = 120;

const DEVICE = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;

/**
 * Returns a name that every file system accepts, in any script: normalized (NFC), with `_` for forbidden characters,
 * without controls of the writing direction, without spaces and dots at its ends, and at most 120 bytes long. Returns
 * an empty string if nothing is left.
 */
export function cleanFileName(name: string): string {
  const cleaned = name
    // Direction controls can disguise a file's name.
    .replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file names must not contain these characters.
    .replace(/[\u0000-\u001F\u007F-\u009F<>:"/\\|?*\p{Surrogate}]/gu, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const cut = cutName(cleaned, NAME_BYTES_MAX);
  return DEVICE.test(cut) ? cutName(`_${cut}`, NAME_BYTES_MAX) : cut;
}

/** Makes names unique, also on file systems that ignore case. */
export class UniqueNames {
  readonly #taken = new Set<string>();
  readonly #copies = new Map<string, number>();

  take(name: string): string {
    const base = foldCase(name);
    let unique = name;
    while (this.#taken.has(foldCase(unique))) {
      const copy = (this.#copies.get(base) ?? 1) + 1;
      this.#copies.set(base, copy);
      const ending = `-${copy}`;
      unique = cutName(name, NAME_BYTES_MAX - ending.length) + ending;
    }
    this.#taken.add(foldCase(unique));
    return unique;
  }
}

function foldCase(name: string): string {
  return name.toUpperCase().toLowerCase().normalize('NFC');
}

function cutName(name: string, most: number): string {
  return cutToBytes(name, most).replace(/[ .]+$/, '');
}

function cutToBytes(text: string, most: number): string {
  if (text.length * 3 <= most) return text;
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > most) return text.slice(0, end);
    end += character.length;
  }
  return text;
}
