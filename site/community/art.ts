/** A filled shape of a drawing. */
export interface ArtShape {
  /** SVG path data, in the units of the drawing's view box. */
  readonly d: string;
  /** A CSS color for both themes, usually with `light-dark()`. */
  readonly fill: string;
  /** From 0 to 1. Absent: 1. */
  readonly opacity?: number;
}

/** A small drawing, as data for an `svg` element, so that no markup needs to be injected. */
export interface Art {
  /** The value of the `viewBox` attribute. */
  readonly viewBox: string;
  /** The shapes, the lowest first. Together they cover the whole view box. */
  readonly shapes: readonly ArtShape[];
}

/**
 * The colors of a drawing. In the dark theme, shapes directly on the background become light. Modules on a sheet stay
 * dark, because a code must be dark on light.
 */
export interface ArtPalette {
  /** The background. */
  readonly ground: string;
  /** Faint shapes on the background. */
  readonly soft: string;
  /** Shapes on the background that contrast with it. */
  readonly ink: string;
  /** Colored shapes on the background. */
  readonly accent: string;
  /** Paper on the background. */
  readonly sheet: string;
  /** Modules and words on a sheet. */
  readonly print: string;
  /** Faint shapes on a sheet. */
  readonly printSoft: string;
  /** Colored shapes on a sheet. */
  readonly printAccent: string;
}

/** Returns a palette around a hue, in degrees of OKLCH. */
export function artPaletteOf(hue: number): ArtPalette {
  return {
    ground: `light-dark(oklch(0.945 0.022 ${hue}), oklch(0.26 0.022 ${hue}))`,
    soft: `light-dark(oklch(0.86 0.025 ${hue}), oklch(0.38 0.025 ${hue}))`,
    ink: 'light-dark(#1d1a16, #ede7dc)',
    accent: `light-dark(oklch(0.55 0.15 ${hue}), oklch(0.76 0.12 ${hue}))`,
    sheet: 'light-dark(#fffdf8, #e4dccd)',
    print: '#1d1a16',
    printSoft: `light-dark(oklch(0.86 0.025 ${hue}), oklch(0.76 0.03 ${hue}))`,
    printAccent: `oklch(0.55 0.15 ${hue})`,
  };
}
