// What tests may import: seeded designs and pictures, and decoders that take no part in a verdict.
export {
  loadOutsideDecoders,
  OUTSIDE_DECODERS,
  type OutsideDecoder,
  type OutsideDecoderId,
} from './outside-decoders.ts';
export {
  type DesignWithImage,
  drawLogo,
  LOGO_KINDS,
  type LogoKind,
  randomDesign,
  randomWorldDesign,
} from './random-designs.ts';
