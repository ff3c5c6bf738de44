import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode, type QrCode } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { Pixels } from '#raster';
import { type Cell, type Reading, readPicture } from './read-picture.ts';
import type { Reader } from './readers.ts';

/** Has plain black codes of one text read, once for each version, condition and reader: a visitor changes the style more often than the text. */
export class PlainReadings {
  #text = '';
  #byVersion = new Map<number, Reading[]>();

  /** How a plain code of the same text and version fares in the cells of `missed`, in their order. */
  async read(
    text: string,
    { version }: QrCode,
    missed: readonly Reading[],
    readers: readonly Reader[],
    pause: () => Promise<void>,
  ): Promise<Reading[]> {
    if (text !== this.#text) {
      this.#text = text;
      this.#byVersion = new Map();
    }
    // Another call may turn to another text while this one waits.
    const readings = this.#byVersion.get(version) ?? [];
    this.#byVersion.set(version, readings);
    const cells = missed
      .filter((reading) => !find(readings, reading))
      .map(({ condition, reader }): Cell => ({ condition, reader: readers.find(({ id }) => id === reader)! }));
    if (cells.length > 0) {
      const picture = drawPlainCode(text, version);
      for await (const reading of readPicture(picture, text, cells, pause)) readings.push(reading);
    }
    return missed.map((reading) => find(readings, reading)!);
  }
}

/** A text in black on white in one version. */
export function drawPlainCode(text: string, version: number): Pixels {
  return rasterize(drawQrCode(encode(text, { ...CODE_OPTIONS, minVersion: version }), DEFAULT_DESIGN));
}

function find(readings: readonly Reading[], wanted: Reading): Reading | undefined {
  return readings.find(({ condition, reader }) => condition === wanted.condition && reader === wanted.reader);
}
