import type { Pixels } from '#raster';
import type { FoundCode } from '#scanning/tunnel';

/** Finding the codes in a picture of anyone's. */
export interface CodesWork {
  readonly find: { readonly request: Pixels; readonly answer: readonly FoundCode[] };
}
