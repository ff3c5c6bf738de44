import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';

/** A design whose image is woven into the code. Tests pass the image separately. */
export const WOVEN_DESIGN: QrDesign = {
  ...DEFAULT_DESIGN,
  content: 'https://example.com/abcdef',
  qrType: 'custom',
  customImage: '',
  imagePosition: 'full',
  weave: DEFAULT_WEAVE,
};
