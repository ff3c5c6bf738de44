import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { EncodeError, encode, type QrCode } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { Pixels } from '#raster';
import { type View, viewsOf } from './conditions.ts';
import type { Decoder } from './decoders.ts';
import { type Cell, type Reading, readPicture } from './read-picture.ts';

/**
 * Reads the plain black code of a text and caches the results by version, level, condition and decoder. Only results
 * for the latest text are cached, because visitors change the style more often than the text.
 */
export class PlainReadings {
  #text = '';
  #byForm = new Map<string, Reading[]>();
  /** The code that was drawn last, as consecutive calls often need the same one. `form` is its version and level. */
  #drawn: { readonly form: string; readonly see: View } | null = null;

  /**
   * Repeats each reading in `missed`, by the same decoder under the same condition, on a plain code that has `text` and
   * the version and level of `code`. Returns the results in the order of `missed`.
   */
  async read(
    text: string,
    code: QrCode,
    missed: readonly Reading[],
    decoders: readonly Decoder[],
    pause: () => Promise<void>,
  ): Promise<Reading[]> {
    if (text !== this.#text) {
      this.#text = text;
      this.#byForm = new Map();
      this.#drawn = null;
    }
    const form = `${code.version}${code.level}`;
    // Another call may switch to another text while this one waits.
    const readings = this.#byForm.get(form) ?? [];
    this.#byForm.set(form, readings);
    const cells = missed
      .filter((reading) => !find(readings, reading))
      .map(({ condition, decoder }): Cell => ({ condition, decoder: decoders.find(({ id }) => id === decoder)! }));
    if (cells.length > 0) {
      const { see } = this.#drawn?.form === form ? this.#drawn : { see: viewsOf(drawPlainCode(text, code)) };
      this.#drawn = { form, see };
      for await (const reading of readPicture(see, text, cells, pause)) readings.push(reading);
    }
    return missed.map((reading) => find(readings, reading)!);
  }
}

/**
 * Draws a code of the text in black on white, with the version and level of `code`, which encodes the same text. Draws
 * `code` itself if the site's own encoder would need a larger version.
 */
export function drawPlainCode(text: string, code: QrCode): Pixels {
  return rasterize(drawQrCode(plainCode(text, code), DEFAULT_DESIGN));
}

function plainCode(text: string, code: QrCode): QrCode {
  const { version, level } = code;
  try {
    return encode(text, { ...CODE_OPTIONS, level, minVersion: version, maxVersion: version });
  } catch (error) {
    // Codes made elsewhere may encode the text in fewer bytes, for example in another character set.
    if (error instanceof EncodeError) return code;
    throw error;
  }
}

function find(readings: readonly Reading[], wanted: Reading): Reading | undefined {
  return readings.find(({ condition, decoder }) => condition === wanted.condition && decoder === wanted.decoder);
}
