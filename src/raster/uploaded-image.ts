import type { Pixels } from './pixels.ts';

/** The visitor's image as everything behind `#uploads` knows it. */
export interface UploadedImage {
  readonly pixels: Pixels;
  /** The image as a data URL; empty where only its pixels are at hand, as in a worker. */
  readonly href: string;
}
