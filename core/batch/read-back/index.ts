export { UnreadableFileError } from './page-reader.ts';
export { type FilePicture, pictureOfFile } from './picture-of-file.ts';
export { type CodePlace, type PageBytes, type PrintedPicture, readPages } from './read-pages.ts';
export type { KnownImages } from './read-svg-page.ts';
