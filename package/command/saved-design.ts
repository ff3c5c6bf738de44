// `make --design`: a code that was saved by the site, made and written as the site does.

import { type DesignReading, readDesignIn, readLink } from '#carrying';
import { encodeContent } from '#content';
import { DEFAULT_FILE_CHOICE, DesignError, type FileFormat, imageOf, parseDesign, type QrDesign } from '#design';
import { type Code, makeCode } from '#doors/code';
import { loadWords } from '#doors/lettering';
import { type FileOrder, hasWords, makeFile, makeUndrawn } from '#making';
import { MAX_BYTES, readDataUrl, type UploadedImage } from '#raster';
import { aboutCode } from '#words';
import { CommandError, STATUS, usageError } from './errors.ts';
import { readInput } from './files.ts';
import { decodeImage } from './images.ts';

const NOT_PRINTED = 'The words below the code cannot be printed. Give a font that has their letters, with --font.';

/** What the command line adds to a saved design. */
export interface SavedOptions {
  readonly format: FileFormat | 'text';
  readonly margin?: number;
  readonly mm?: number;
  readonly px?: number;
  readonly black?: boolean;
  readonly date?: Date;
  readonly font?: Uint8Array<ArrayBuffer>;
}

/** Returns the design in a saved PNG, SVG, PDF or JSON file, or in a link of the site. Rejects with a `CommandError`. */
export async function readSavedDesign(source: string): Promise<QrDesign> {
  const link = /^(?:https?:[^#]*)?#(.*)$/is.exec(source);
  const reading = link ? await readLink(link[1]) : await readFileDesign(await readInput(source, MAX_BYTES));
  if (reading.is === 'design') return reading.design;
  throw new CommandError(STATUS.noInput, `${link ? 'The link' : source} ${PROBLEMS[reading.is]}`);
}

const PROBLEMS: Readonly<Record<Exclude<DesignReading['is'], 'design'>, string>> = {
  none: 'contains no design. Save the code with "Include my design".',
  damaged: 'contains a design that is damaged.',
  newer: 'is from a newer version. Update quietzone.',
};

async function readFileDesign(file: Uint8Array<ArrayBuffer>): Promise<DesignReading> {
  const reading = await readDesignIn(file);
  if (reading.is !== 'none') return reading;
  try {
    return { is: 'design', design: parseDesign(JSON.parse(new TextDecoder().decode(file))) };
  } catch (error) {
    if (error instanceof DesignError) return { is: error.code === 'newer' ? 'newer' : 'damaged' };
    if (error instanceof SyntaxError) return { is: 'none' };
    throw error;
  }
}

export interface SavedCode {
  readonly code: Code;
  /** Writes a file. Rejects if the words of the design cannot be printed. */
  write(options: SavedOptions & { readonly format: FileFormat }): Promise<Uint8Array<ArrayBuffer>>;
}

/** Makes the code of a saved design, with another text if one is given. Rejects with what `makeCode` throws. */
export async function makeSaved(saved: QrDesign, text: string | undefined): Promise<SavedCode> {
  const { details: _, leftOut: __, ...look } = saved;
  const design: QrDesign = text === undefined ? saved : { ...look, type: 'text', content: text };
  const { text: encoded, cautions } = encodeContent(design);
  if (cautions.some(({ kind }) => kind === 'left-out')) {
    throw new CommandError(STATUS.notEncoded, 'The design was saved without its password. Give the text again.');
  }
  const image = await imageFor(design);
  let made: ReturnType<typeof makeUndrawn>;
  const code = makeCode(encoded, {}, () => {
    made = makeUndrawn(design, image);
    return made.code;
  });
  return {
    code,
    async write(options) {
      const lettering = hasWords(design) ? await loadWords(options.font) : null;
      const { file, troubles } = await makeFile(
        { made, design, image },
        { ...orderOf(design, options), ...aboutCode(encoded) },
        { lettering },
      );
      if (troubles.length > 0) throw usageError(NOT_PRINTED);
      return file;
    },
  };
}

async function imageFor(design: QrDesign): Promise<UploadedImage | null> {
  const href = imageOf(design);
  const file = href === undefined ? null : readDataUrl(href);
  if (href === undefined || !file) return null;
  const { pixels } = await decodeImage('The image of the design', file.bytes);
  return { pixels, href };
}

/** The choices of the command line, then those that were saved, then those of the site. */
function orderOf(design: QrDesign, options: SavedOptions & { readonly format: FileFormat }): FileOrder {
  const saved = design.file ?? DEFAULT_FILE_CHOICE;
  const { format, margin = saved.margin, mm = saved.mm, px, black = saved.isBlackOnly, date = new Date() } = options;
  const common = { margin, title: '', carried: null, isClear: saved.isClear };
  if (format === 'svg') return { ...common, format, mm };
  if (format === 'pdf') return { ...common, format, mm, ink: black ? 'black' : 'rgb', date };
  const isByPixels = px !== undefined || (options.mm === undefined && (saved.isByPixels || !design.file));
  return { ...common, format, size: isByPixels ? { pixels: px ?? saved.pixels } : { mm, dpi: saved.dpi } };
}
