export { UnreadableFileError } from './page-reader.ts';
export { type FilePicture, pictureOfFile } from './picture-of-file.ts';
export { type LabelPicture, type ReadLabel, readLabels } from './read-labels.ts';
export type { KnownImages } from './read-svg-page.ts';
