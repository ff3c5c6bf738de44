import { DEFAULT_STYLE, flatten, luma, parseColor, type QrDesign } from '#design';

/** The luma of dark and of light modules, 0 to 255. */
export interface ModuleTones {
  readonly dark: number;
  readonly light: number;
}

/**
 * Returns the luma of a style's dark and light modules. With a gradient, the dark modules have the mean luma of its two
 * colors, and the light modules are white. A color that cannot be parsed counts as the default color.
 */
export function moduleTones({ style }: QrDesign): ModuleTones {
  const lumaOfField = (field: 'foregroundColor' | 'backgroundColor' | 'gradientColor1' | 'gradientColor2'): number =>
    luma(flatten(parseColor(style[field]) ?? parseColor(DEFAULT_STYLE[field])!));
  return style.gradientType
    ? { dark: (lumaOfField('gradientColor1') + lumaOfField('gradientColor2')) / 2, light: 255 }
    : { dark: lumaOfField('foregroundColor'), light: lumaOfField('backgroundColor') };
}
