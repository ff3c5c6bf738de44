/** In bytes of UTF-8, without extension: every file system accepts it, and paths have room for folders. */
const NAME_BYTES_MAX = 120;

const DEVICE = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;

/**
 * Returns a name that every file system accepts: NFC, `_` for forbidden characters, no controls of the writing
 * direction, no spaces and dots at its ends, at most 120 bytes. Empty if nothing is left.
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

/**
 * Makes names unique, also where case is ignored. Keeps hashes, so that a million names take 25 MB; equal hashes, with
 * a chance of one in 18,000 for a million, only give a name a number.
 */
export class UniqueNames {
  readonly #copies = new Counts();

  take(name: string): string {
    const base = hashOf(foldCase(name));
    let [unique, hash] = [name, base];
    while (this.#copies.get(hash) > 0) {
      const copy = this.#copies.get(base) + 1;
      this.#copies.set(base, copy);
      const ending = `-${copy}`;
      unique = cutName(name, NAME_BYTES_MAX - ending.length) + ending;
      hash = hashOf(foldCase(unique));
    }
    this.#copies.set(hash, 1);
    return unique;
  }
}

/** Counts by hashes, in a table with open addresses: a `Map` of a million strings takes four times as much memory. */
class Counts {
  #hashes = new Float64Array(1024);
  #counts = new Uint32Array(1024);
  #size = 0;

  get(hash: number): number {
    return this.#counts[this.#placeOf(hash)];
  }

  set(hash: number, count: number): void {
    const place = this.#placeOf(hash);
    if (this.#counts[place] === 0) this.#size++;
    this.#hashes[place] = hash;
    this.#counts[place] = count;
    if (this.#size > 0.75 * this.#counts.length) this.#grow();
  }

  /** Returns the place of a hash, or the empty one where it belongs. */
  #placeOf(hash: number): number {
    const last = this.#counts.length - 1;
    let place = hash & last;
    while (this.#counts[place] > 0 && this.#hashes[place] !== hash) place = (place + 1) & last;
    return place;
  }

  #grow(): void {
    const [hashes, counts] = [this.#hashes, this.#counts];
    this.#hashes = new Float64Array(2 * counts.length);
    this.#counts = new Uint32Array(2 * counts.length);
    for (const [old, count] of counts.entries()) {
      if (count === 0) continue;
      const place = this.#placeOf(hashes[old]);
      this.#hashes[place] = hashes[old];
      this.#counts[place] = count;
    }
  }
}

/** Returns 53 bits. This is cyrb53 by bryc, which is in the public domain. */
function hashOf(text: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 0x1_0000_0000 * (two & 0x1f_ffff) + (one >>> 0);
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
