import type { Pixels } from '#raster';
import type { FoundCode } from '#scanning/tunnel';

/** The task of the code finder, as request and answer. */
export interface CodesWork {
  readonly find: { readonly request: Pixels; readonly answer: readonly FoundCode[] };
}
