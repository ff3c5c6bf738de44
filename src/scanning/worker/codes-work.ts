import type { Pixels } from '#raster';
import type { FoundCode } from '#scanning/tunnel';

/** Finds the codes in an uploaded picture. */
export interface CodesWork {
  readonly find: { readonly request: Pixels; readonly answer: readonly FoundCode[] };
}
