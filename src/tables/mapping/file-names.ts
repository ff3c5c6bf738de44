/** In bytes of UTF-8, without the extension: every file system takes so many, and some room is left for the folder. */
export const NAME_BYTES_MAX = 120;

/** Names that Windows gives to devices, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;

/**
 * Returns a name that every file system takes, in all scripts: NFC, `_` for characters that are not allowed, without
 * controls of the writing direction, at most 120 bytes. Empty if nothing is left.
 */
export function cleanFileName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    // Direction controls show another name than the file has.
    .replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them, or print them.
    .replace(/[\u0000-\u001F\u007F-\u009F<>:"/\\|?*\p{Surrogate}]/gu, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const cut = cutToBytes(cleaned, NAME_BYTES_MAX).replace(/[ .]+$/, '');
  return DEVICE.test(cut) ? cutToBytes(`_${cut}`, NAME_BYTES_MAX) : cut;
}

/** Gives names that differ from all before, also for file systems without capitals. */
export class UniqueNames {
  readonly #taken = new Set<string>();
  readonly #copies = new Map<string, number>();

  /** Returns a cleaned name, with `-2`, `-3` and so on behind it if it was given before. */
  take(name: string): string {
    const base = foldCase(name);
    let unique = name;
    while (this.#taken.has(foldCase(unique))) {
      const copy = (this.#copies.get(base) ?? 1) + 1;
      this.#copies.set(base, copy);
      const ending = `-${copy}`;
      unique = cutToBytes(name, NAME_BYTES_MAX - ending.length).replace(/[ .]+$/, '') + ending;
    }
    this.#taken.add(foldCase(unique));
    return unique;
  }
}

function foldCase(name: string): string {
  return name.toUpperCase().toLowerCase().normalize('NFC');
}

/** Returns the longest beginning of at most so many bytes in UTF-8 that cuts no character. */
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
