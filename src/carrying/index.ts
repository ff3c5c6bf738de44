export {
  BACK_UP_HEAD,
  type BackUpReading,
  beginsAsBackUp,
  type KeptCode,
  readBackUp,
  writeBackUp,
} from './back-up.ts';
export { LONGEST_LINK, readLink, writeLink } from './link.ts';
export type { LinkReading } from './link-reading.ts';
export { type FileReading, packDesign } from './packed-design.ts';
export { PDF_DESIGN_NAME } from './pdf-design.ts';
export { putIntoPng } from './png-design.ts';
export { readDesignIn } from './read-file.ts';
export { writeForSvg } from './svg-design.ts';
