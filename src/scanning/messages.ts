import type { GradientDirection, QrDesign } from '#design';
import type { Pixels } from '#drawing';
import type { ScanReport } from './report.ts';

/** What a worker is asked. A newer request ends the one before; an image is sent once and stays until the next. */
export type ToWorker =
  | { readonly kind: 'picture'; readonly picture: Pixels }
  | {
      readonly kind: 'design';
      readonly id: number;
      readonly design: QrDesign;
      readonly gradientDirection: GradientDirection;
      /** With the image sent last, or without one. */
      readonly hasPicture: boolean;
    }
  | { readonly kind: 'png'; readonly id: number; readonly png: Pixels; readonly text: string }
  | { readonly kind: 'cancel' };

/** What a worker answers to a request. */
export type FromWorker =
  | { readonly kind: 'report'; readonly id: number; readonly report: ScanReport }
  /** The request cannot be judged, and why. */
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
