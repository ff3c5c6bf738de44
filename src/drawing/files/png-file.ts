import { type Drawing, isOpaque, painterOf } from '#drawing';
import { type Band, densityChunk, encodePngBands, findIndexedFormat } from '#raster';

/** Rows that are painted together: in the largest picture about two megabytes. */
const BAND = 48;

/** The share of the work that the search for the picture's colors is, if all of it must be looked at. */
const SEARCH_SHARE = 0.4;

/**
 * Returns a drawing in pixels as a PNG file, in as few bits a pixel as its colors allow. The picture is made band by
 * band, so that neither a canvas nor the memory limits its size. `pixelsPerMeter` says how large it is to be printed.
 * `onProgress` gets the share that is done, 0 to 1.
 */
export function writePng(
  drawing: Drawing,
  pixelsPerMeter: number | null,
  onProgress: (share: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, background } = drawing;
  const painter = painterOf(drawing);
  const runs = painter.paintRuns();
  function* bands(): Generator<Band> {
    for (let top = 0; top < height; top += BAND) yield painter.paintBand(top, Math.min(BAND, height - top));
  }
  let done = 0;
  /** Passes bands on, and tells of each when it has been dealt with. */
  function* watched(all: Iterable<Band>, share: number): Generator<Band> {
    for (const band of all) {
      yield band;
      done += (share * band.height * (band.times ?? 1)) / height;
      onProgress(done);
    }
  }
  const format = findIndexedFormat(runs ?? watched(bands(), SEARCH_SHARE)) ?? {
    kind: isOpaque(background) ? 'rgb' : 'rgba',
  };
  const chunks = pixelsPerMeter === null ? [] : [densityChunk(pixelsPerMeter)];
  return encodePngBands({ width, height }, format, watched(runs ?? bands(), 1 - done), chunks);
}
