import type { QrDesign } from '#design';
import type { Pixels } from '#raster';
import type { ScanFailure, ScanReport } from '#scanning/judging';

/** What a worker is asked. A newer request ends the one before; an image is sent once and stays until the next. */
export type ToWorker =
  | { readonly kind: 'image'; readonly pixels: Pixels }
  /** With the image sent last, or without one. */
  | {
      readonly kind: 'design';
      readonly id: number;
      readonly design: QrDesign;
      readonly hasImage: boolean;
      readonly picture?: Pixels;
    }
  | { readonly kind: 'picture'; readonly id: number; readonly picture: Pixels }
  | { readonly kind: 'cancel' };

/** What a worker answers to a request. */
export type FromWorker =
  | { readonly kind: 'report'; readonly id: number; readonly report: ScanReport }
  /** It is still at work: a search for repairs reports nothing until it is done. */
  | { readonly kind: 'alive'; readonly id: number }
  /** The request cannot be judged, and why; `message` is for the console. */
  | { readonly kind: 'failure'; readonly id: number; readonly failure: ScanFailure; readonly message: string };
