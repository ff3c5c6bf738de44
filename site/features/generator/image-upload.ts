import type { Found } from './found-in-picture.ts';

/** The state of the file that was chosen last. */
export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  /** The file has become this image. */
  | { readonly is: 'added'; readonly customImage: string }
  | { readonly is: 'removed' }
  /** The file was refused, and the design is unchanged. This state lasts until the next change of the design. */
  | { readonly is: 'refused'; readonly why: string };

/** The actions on the visitor's image. The object stays the same until its state changes. */
export interface ImageUpload {
  readonly state: UploadState;
  /** The last accepted image whose file had a name, and that name; null if there is none. */
  readonly named: { readonly customImage: string; readonly fileName: string } | null;
  readonly takeImage: (file: Blob) => void;
  /** Takes an image and weaves it into the code. */
  readonly takePhoto: (file: Blob) => void;
  /** Removes the image, and cancels one that is still being read. */
  readonly removeImage: () => void;
  /** Resolves once no file is being read: to false if the file that was being read has been refused, else to true. */
  readonly settled: () => Promise<boolean>;
  /** The design or the codes found in the picture; null if nothing was found, or after the visitor has decided. */
  readonly found: Found | null;
  /** To be called when the visitor has decided about `found`. */
  readonly decide: () => void;
  /** Adds a picture as the image, and does not look for a design, a backup or codes in it. */
  readonly takePicture: (file: Blob) => void;
}
