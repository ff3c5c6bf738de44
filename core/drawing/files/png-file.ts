import { type Drawing, isOpaque, painterOf } from '#drawing';
import { type Band, type Deflate, densityChunk, encodePngBands, findIndexedFormat } from '#raster';

/** Rows that are painted at a time. In the largest picture, they take about two megabytes. */
const BAND = 48;

/** Share of the progress that collecting the picture's colors takes, if all pixels must be checked. */
const SEARCH_SHARE = 0.4;

export interface PngWriting {
  /** Receives the share done, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly compress?: Deflate | undefined;
}

/**
 * Returns a PNG file with as few bits per pixel as the drawing's colors allow; a unit must be a pixel. The picture is
 * painted in bands, so that neither a canvas nor memory limits its size.
 */
export function writePng(
  drawing: Drawing,
  pixelsPerMeter: number | null,
  { onProgress = () => undefined, compress }: PngWriting = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, background } = drawing;
  const painter = painterOf(drawing);
  const runs = painter.paintRuns();
  function* bands(): Generator<Band> {
    for (let top = 0; top < height; top += BAND) yield painter.paintBand(top, Math.min(BAND, height - top));
  }
  let done = 0;
  function* watched(all: Iterable<Band>, share: number): Generator<Band> {
    for (const band of all) {
      yield band;
      done += (share * band.height * (band.times ?? 1)) / height;
      // Rounding may bring the sum slightly above 1.
      onProgress(Math.min(1, done));
    }
  }
  const format = findIndexedFormat(runs ?? watched(bands(), SEARCH_SHARE)) ?? {
    kind: isOpaque(background) ? 'rgb' : 'rgba',
  };
  const chunks = pixelsPerMeter === null ? [] : [densityChunk(pixelsPerMeter)];
  return encodePngBands({ width, height }, format, watched(runs ?? bands(), 1 - done), { chunks, compress });
}
