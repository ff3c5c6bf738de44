export { type ImagePalette, imagePaletteOf } from './image-palette.ts';
export {
  applyLook,
  FROM_IMAGE,
  hasLook,
  type Look,
  type LookImageFacts,
  type LookSlot,
  looksFor,
  PAGE_SIZE,
} from './looks-for.ts';
export { findSubject, hasVariedEdges } from './subject.ts';
