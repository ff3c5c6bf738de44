import type { Found } from './found-in-picture.ts';

/** The state of the file that was chosen last. */
export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  /** The file has become this image. */
  | { readonly is: 'added'; readonly customImage: string }
  | { readonly is: 'removed' }
  /** The file was refused, and the design is unchanged. Lasts until the visitor's next change of the design. */
  | { readonly is: 'refused'; readonly why: string };

/** The actions on the visitor's image. The object stays the same until its state changes. */
export interface ImageUpload {
  readonly state: UploadState;
  /** The last accepted image with the name of its file; null if there is none, or the file had no name. */
  readonly named: { readonly customImage: string; readonly fileName: string } | null;
  readonly takeImage: (file: Blob) => void;
  /** Takes an image and weaves it into the code. */
  readonly takePhoto: (file: Blob) => void;
  /** Removes the image, and cancels one that is still being read. */
  readonly removeImage: () => void;
  /** Resolves to true once no file is being read, but to false if the file that was being read has been refused. */
  readonly settled: () => Promise<boolean>;
  /** What the picture contains beside its pixels; null if nothing, or once the visitor has decided. */
  readonly found: Found | null;
  /** To be called when the visitor has decided about `found`. */
  readonly decide: () => void;
  /** Adds a picture as image without looking for a design, a backup or codes in it. */
  readonly takePicture: (file: Blob) => void;
}
