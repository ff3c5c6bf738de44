/** The names that the product's specification gives the presets. They are keys in `#words`. */
export type GradientName =
  | 'Electric Violet'
  | 'Sunset'
  | 'Ocean Green'
  | 'Amber Fire'
  | 'Cosmic Fusion'
  | 'Mojito'
  | 'Crimson Tide'
  | 'Deep Space'
  | 'Purple Ocean';

export interface GradientPreset {
  readonly name: GradientName;
  readonly color1: string;
  readonly color2: string;
}

/** Highest luma of preset colors. Weak decoders read nearly all codes in such inks (docs/scanning.md, limit "ink"). */
export const PRESET_LUMA_MAX = 105;

const SUNSET: GradientPreset = { name: 'Sunset', color1: '#C8430A', color2: '#7C1D6F' };
const OCEAN_GREEN: GradientPreset = { name: 'Ocean Green', color1: '#065A82', color2: '#0A8150' };
const AMBER_FIRE: GradientPreset = { name: 'Amber Fire', color1: '#B05600', color2: '#B0121B' };

/** The presets of the custom tab, in the order of their buttons. No color has a luma above `PRESET_LUMA_MAX`. */
export const GRADIENT_PRESETS: readonly GradientPreset[] = [
  { name: 'Electric Violet', color1: '#3A0CA3', color2: '#9010FF' },
  SUNSET,
  OCEAN_GREEN,
  AMBER_FIRE,
  { name: 'Cosmic Fusion', color1: '#C0147A', color2: '#2B1A8F' },
  { name: 'Mojito', color1: '#05685C', color2: '#458608' },
  { name: 'Crimson Tide', color1: '#DC143C', color2: '#5E0B33' },
  { name: 'Deep Space', color1: '#0B0B26', color2: '#2F4E86' },
];

/** The quick buttons of the gradient options, in order. No color has a luma above `PRESET_LUMA_MAX`. */
export const QUICK_GRADIENTS: readonly GradientPreset[] = [
  { name: 'Purple Ocean', color1: '#6A1FC2', color2: '#0369A1' },
  SUNSET,
  OCEAN_GREEN,
  AMBER_FIRE,
];
