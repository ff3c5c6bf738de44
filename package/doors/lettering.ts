import latinRegular from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff?url&inline';
import latinBold from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff?url&inline';
import extendedRegular from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff?url&inline';
import extendedBold from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff?url&inline';
import { FontError, type Lettering, loadLettering, readFontFile, type Weight } from '#lettering';
import { readDataUrl } from '#raster';
import { OptionError } from './errors.ts';

const FACES: Readonly<Record<string, string>> = { latinRegular, latinBold, extendedRegular, extendedBold };

const FILES: Readonly<Record<Weight, readonly string[]>> = {
  regular: ['latinRegular', 'extendedRegular'],
  bold: ['latinBold', 'extendedBold'],
};

const loaded = new WeakMap<Uint8Array, Promise<Lettering>>();

const NO_FONT = new Uint8Array();

/**
 * Returns the lettering with a font, which is tried before the face of the package. Rejects with an `OptionError` if
 * the font is none. @internal
 */
export function loadWords(font: Uint8Array<ArrayBuffer> = NO_FONT): Promise<Lettering> {
  if (!(font instanceof Uint8Array)) throw notAFont(typeof font);
  const known = loaded.get(font) ?? load(font);
  loaded.set(font, known);
  return known;
}

async function load(font: Uint8Array<ArrayBuffer>): Promise<Lettering> {
  if (font !== NO_FONT) await checkFont(font);
  return loadLettering({
    loadShaper: () => import('harfbuzzjs'),
    filesFor: (_, weight) => (font === NO_FONT ? FILES[weight] : ['font', ...FILES[weight]]),
    loadFont: async (name) => (name === 'font' ? font : readDataUrl(FACES[name])!.bytes),
  });
}

async function checkFont(font: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await readFontFile(font);
  } catch (error) {
    if (!(error instanceof FontError)) throw error;
    throw notAFont(`${font.length} other bytes`);
  }
}

function notAFont(value: string): OptionError {
  return new OptionError('font', 'not-a-font', 'the bytes of a TrueType, OpenType or WOFF file', value);
}
