import type { Drawing } from '#drawing';

/** What a worker is asked to write: one picture in its life. */
export interface ToPngWorker {
  readonly drawing: Drawing;
  readonly pixelsPerMetre: number | null;
}

/** What it answers: how far it is, and at last the file or what went wrong. */
export type FromPngWorker =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'file'; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failure'; readonly message: string };
