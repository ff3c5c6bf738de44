import { type Drawing, hasCurves, isOpaque, type PathLayer, paintBands } from '#drawing';
import { densityChunk, encodePngBands, findIndexedFormat, type Pixels } from '#raster';

/** Rows that are painted together: of the largest picture some two megabytes. */
const BAND = 48;

/** How much of the work the search for the picture's colours is, where all of it must be looked at. */
const SEARCH_SHARE = 0.4;

/**
 * A drawing on a grid of pixels as a PNG file in as few bits a pixel as its colours allow, made band by band: neither a canvas nor the
 * memory limits its size. `pixelsPerMetre` says how large it is to be printed. `onProgress` gets the share that is done, 0 to 1.
 */
export function writePng(
  drawing: Drawing,
  pixelsPerMetre: number | null,
  onProgress: (share: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { size, layers } = drawing;
  const paint = paintBands(drawing);
  let done = 0;
  function* bands(share: number): Generator<Pixels> {
    for (let top = 0; top < size; top += BAND) {
      const height = Math.min(BAND, size - top);
      yield paint(top, height);
      done += (share * height) / size;
      onProgress(done);
    }
  }
  /** One row of pixels of each row of cells. */
  function* samples(): Generator<Pixels> {
    for (const edge of drawing.grid.edges.slice(0, -1)) yield paint(edge, 1);
  }
  // Else rows of pixels within a row of cells differ.
  const isEven = !hasCurves(drawing) && layers.every((layer) => layer.kind === 'path' && layer.paint.kind === 'solid');
  const { paint: ground } = layers[0] as PathLayer;
  const format = findIndexedFormat(isEven ? samples() : bands(SEARCH_SHARE)) ?? {
    kind: isOpaque(ground) ? 'rgb' : 'rgba',
  };
  const chunks = pixelsPerMetre === null ? [] : [densityChunk(pixelsPerMetre)];
  return encodePngBands({ width: size, height: size }, format, bands(1 - done), chunks);
}
