// What tests may import: seeded designs and pictures, and decoders that take no part in a verdict.
export {
  loadOutsideDecoders,
  OUTSIDE_DECODERS,
  type OutsideDecoder,
  type OutsideDecoderId,
} from './outside-decoders.ts';
export { type DesignWithImage, randomDesign, randomWorldDesign } from './random-designs.ts';
export { drawLogo, LOGO_KINDS, type LogoKind } from './random-logos.ts';
