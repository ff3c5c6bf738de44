export { type ImagePalette, imagePaletteOf } from './image-palette.ts';
export { applyLook, hasLook, type Look } from './look.ts';
export { FROM_IMAGE, type LookImageFacts, type LookSlot, looksFor, PAGE_SIZE } from './looks-for.ts';
export { findSubject } from './subject.ts';
