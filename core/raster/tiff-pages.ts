/** The tags that are read, with their defaults (TIFF 6.0, part 1 and 2). Null: without a value unless the file has one. */
const TAGS = {
  254: 'subfile',
  256: 'width',
  257: 'height',
  258: 'bits',
  259: 'compression',
  262: 'colors',
  266: 'fillOrder',
  273: 'stripOffsets',
  274: 'orientation',
  277: 'samples',
  278: 'stripRows',
  279: 'stripLengths',
  284: 'planes',
  292: 'faxOptions',
  317: 'predictor',
  320: 'palette',
  322: 'tileWidth',
  323: 'tileHeight',
  324: 'tileOffsets',
  325: 'tileLengths',
  338: 'extraSamples',
  339: 'sampleFormat',
  347: 'jpegTables',
} as const;

type Field = (typeof TAGS)[keyof typeof TAGS];

/** Numbers for the kinds of colors (tag 262) that are read. */
export const TIFF_COLORS = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, cmyk: 5, ycbcr: 6 } as const;

export const TIFF_JPEG = 7;

/** Compressions: none, faxes, LZW, JPEG, Deflate (two numbers), PackBits. */
const COMPRESSIONS = [1, 2, 3, 4, 5, TIFF_JPEG, 8, 32946, 32773];

/** Bytes per value of the types that are read: BYTE, SHORT, LONG, UNDEFINED. */
const TYPE_BYTES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };

/** Most pages that are looked for. More are counted as one more. */
export const MOST_PAGES = 100;

/** Most samples per pixel: colors, transparency and what programs add. */
const MOST_SAMPLES = 8;

/** Most strips or tiles. */
const MOST_VALUES = 1_000_000;

/** A page of a TIFF. Its pixels are not looked at yet. */
export interface TiffPage {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly samples: number;
  readonly isLittleEndian: boolean;
  /** Why it is not read: its kind of colors or compression, or colors for printers. */
  readonly trouble: 'unknown' | 'cmyk' | null;
  /** Returns the first `most` values of a field, or none. Throws a `RangeError` if they are outside of the file. */
  values(field: Field, most?: number): number[];
  value(field: Field, otherwise: number): number;
}

/**
 * Returns the pages of a TIFF, without thumbnails and masks, and at most one more than `MOST_PAGES`; null if the file is
 * none. Throws a `RangeError` if it is damaged. A BigTIFF, whose numbers are longer, is one page of an unknown kind.
 */
export function readTiffPages(view: DataView): TiffPage[] | null {
  if (view.byteLength < 8) return null;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return null;
  const isLittleEndian = order === 0x4949;
  const magic = view.getUint16(2, isLittleEndian);
  if (magic === 43) return [{ ...pageOf(view, new Map(), isLittleEndian), width: 1, height: 1, trouble: 'unknown' }];
  if (magic !== 42) return null;
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let at = view.getUint32(4, isLittleEndian);
  while (at !== 0 && pages.length <= MOST_PAGES) {
    if (seen.has(at) || seen.size > 4 * MOST_PAGES) throw new RangeError('Directories that lead in a circle');
    seen.add(at);
    const count = view.getUint16(at, isLittleEndian);
    const entries = new Map<Field, number>();
    for (let entry = at + 2; entry < at + 2 + 12 * count; entry += 12) {
      const field = TAGS[view.getUint16(entry, isLittleEndian) as keyof typeof TAGS];
      if (field) entries.set(field, entry);
    }
    const page = pageOf(view, entries, isLittleEndian);
    // Bits of NewSubfileType: a smaller copy of another page, and a mask.
    if ((page.value('subfile', 0) & 5) === 0) pages.push(page);
    at = view.getUint32(at + 2 + 12 * count, isLittleEndian);
  }
  if (pages.length === 0) throw new RangeError('No page');
  return pages;
}

function pageOf(view: DataView, entries: ReadonlyMap<Field, number>, isLittleEndian: boolean): TiffPage {
  const values = (field: Field, most = MOST_VALUES): number[] => {
    const entry = entries.get(field);
    if (entry === undefined) return [];
    const bytes = TYPE_BYTES[view.getUint16(entry + 2, isLittleEndian)];
    const count = view.getUint32(entry + 4, isLittleEndian);
    if (bytes === undefined) throw new RangeError('A number of an unknown type');
    const at = count * bytes <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittleEndian);
    if (at + count * bytes > view.byteLength) throw new RangeError('Values outside of the file');
    return Array.from({ length: Math.min(count, most) }, (_, k) => {
      if (bytes === 1) return view.getUint8(at + k);
      return bytes === 2 ? view.getUint16(at + 2 * k, isLittleEndian) : view.getUint32(at + 4 * k, isLittleEndian);
    });
  };
  const value = (field: Field, otherwise: number): number => values(field, 1)[0] ?? otherwise;
  const samples = value('samples', 1);
  const bits = value('bits', 1);
  const known = { bits, samples, isLittleEndian, values, value };
  return {
    width: value('width', 0),
    height: value('height', 0),
    ...known,
    trouble: troubleOf(known, values('bits', MOST_SAMPLES)),
  };
}

type Known = Pick<TiffPage, 'bits' | 'samples' | 'value'>;

/** Samples for a pixel's color, without transparency and what else a file adds. */
export function colorsOf({ samples, value }: Pick<TiffPage, 'samples' | 'value'>): { kind: number; count: number } {
  const kind = value('colors', samples >= 3 ? TIFF_COLORS.rgb : TIFF_COLORS.whiteIsZero);
  return { kind, count: kind === TIFF_COLORS.rgb || kind === TIFF_COLORS.ycbcr ? 3 : 1 };
}

function troubleOf(known: Known, allBits: readonly number[]): TiffPage['trouble'] {
  const { bits, samples, value } = known;
  const { kind, count } = colorsOf(known);
  if (kind === TIFF_COLORS.cmyk) return 'cmyk';
  const compression = value('compression', 1);
  const predictor = value('predictor', 1);
  const isJpeg = compression === TIFF_JPEG;
  const isFax = compression >= 2 && compression <= 4;
  const isRead =
    COMPRESSIONS.includes(compression) &&
    Object.values<number>(TIFF_COLORS).includes(kind) &&
    samples >= count &&
    samples <= MOST_SAMPLES &&
    [1, 2, 4, 8, 16].includes(bits) &&
    allBits.every((each) => each === bits) &&
    value('sampleFormat', 1) === 1 &&
    (kind !== TIFF_COLORS.ycbcr || (isJpeg && value('planes', 1) === 1)) &&
    (kind !== TIFF_COLORS.palette || bits <= 8) &&
    (!isFax || (bits === 1 && samples === 1)) &&
    (!isJpeg || bits === 8) &&
    (predictor === 1 || (predictor === 2 && bits >= 8));
  return isRead ? null : 'unknown';
}
