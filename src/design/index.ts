export { contrastRatio, flatten, luma, lumaOf, parseColor, type Rgba, toHex } from './color.ts';
export { GRADIENT_PRESETS, type GradientPreset, PRESET_LUMA_MAX, QUICK_GRADIENTS } from './gradient-presets.ts';
export { darkenTo } from './oklch.ts';
export {
  DESIGN_VERSION,
  DesignError,
  parseDesign,
  parseGradientDirection,
  type WrittenDesign,
  writeDesign,
} from './parse-design.ts';
export {
  CONTENT_TYPES,
  type ContentType,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  type GradientDirection,
  type GradientType,
  IMAGE_SIZE_MAX,
  IMAGE_SIZE_MIN,
  type ImagePosition,
  type QrDesign,
  type QrStyle,
  type QrType,
} from './qr-design.ts';
export { type ColorField, invalidColors, isStyleValid } from './style-colors.ts';
