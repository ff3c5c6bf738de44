import type { Found } from './found-in-picture.ts';

/** What happened to the file that was chosen last. */
export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  /** It is this image. */
  | { readonly is: 'added'; readonly customImage: string }
  | { readonly is: 'removed' }
  /** It was not taken, and the design is as it was; until the visitor's next change of the design. */
  | { readonly is: 'refused'; readonly why: string };

/** What can be done with the visitor's image. The same object until its state changes. */
export interface ImageUpload {
  readonly state: UploadState;
  /** The image that was taken last, with the name of its file; null if none was, or it had no name. */
  readonly named: { readonly customImage: string; readonly fileName: string } | null;
  readonly takeImage: (file: Blob) => void;
  /** Takes an image to be woven into the code. */
  readonly takePhoto: (file: Blob) => void;
  /** Takes no image any more, nor one that is still being read. */
  readonly removeImage: () => void;
  /** Resolves once no file is being read any more: to false where the one that was waited for is refused. */
  readonly settled: () => Promise<boolean>;
  /** What the picture holds beside its pixels; null for nothing, or once it was decided about. */
  readonly found: Found | null;
  /** The visitor has decided about what was found. */
  readonly decide: () => void;
  /** Takes a picture for an image whatever else it holds. */
  readonly takePicture: (file: Blob) => void;
}
