export {
  CAPTION_MAX,
  type Caption,
  captionOf,
  FRAMES,
  type FrameStyle,
  isAddressShown,
  withCaption,
} from './caption.ts';
export { contrastRatio, flatten, luma, parseColor, type Rgba, toHex } from './color.ts';
export { type ColorName, colorName } from './color-name.ts';
export {
  GRADIENT_PRESETS,
  type GradientName,
  type GradientPreset,
  PRESET_LUMA_MAX,
  QUICK_GRADIENTS,
} from './gradient-presets.ts';
export { imageOf, weaveOf } from './image-of.ts';
export { colorDistance, darkenTo, fromOklch, type Oklch, toOklch } from './oklch.ts';
export {
  DESIGN_VERSION,
  DesignError,
  parseDesign,
  type WrittenDesign,
  writeDesign,
} from './parse-design.ts';
export {
  CONTENT_TYPES,
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  type ContentType,
  type CornerDotShape,
  type CornerSquareShape,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  type GradientDirection,
  type GradientType,
  IMAGE_SIZE_MAX,
  IMAGE_SIZE_MIN,
  type ImagePosition,
  type LeftOut,
  MODULE_SHAPES,
  type ModuleShape,
  parseGradientDirection,
  type QrDesign,
  type QrStyle,
  type QrType,
  SECRET_KINDS,
  type SecretKind,
  SHAPE_FIELDS,
} from './qr-design.ts';
export { isSameDesign } from './same-design.ts';
export { type ColorField, invalidColors, isStyleValid } from './style-colors.ts';
export {
  cropBox,
  DEFAULT_WEAVE,
  detailOf,
  WEAVE_CROP_SIDE_MIN,
  WEAVE_DETAILS,
  WEAVE_FOCUS_RADIUS_MAX,
  WEAVE_FOCUS_RADIUS_MIN,
  WEAVE_LOOKS,
  type Weave,
  type WeaveCrop,
  type WeaveDetail,
  type WeaveFocus,
  type WeaveLook,
} from './weave.ts';
