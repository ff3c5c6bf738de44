/** One filled shape of a drawing. */
export interface ArtShape {
  /** SVG path data, in the units of the drawing's view box. */
  readonly d: string;
  /** A CSS colour, right in both themes through `light-dark()` and the site's custom properties. */
  readonly fill: string;
  /** From 0 to 1; opaque when absent. */
  readonly opacity?: number;
}

/** A small drawing as data: what an `svg` element needs, so that nobody has to inject markup. */
export interface Art {
  /** The value of the `viewBox` attribute. */
  readonly viewBox: string;
  /** From the bottom to the top; together they cover the whole view box. */
  readonly shapes: readonly ArtShape[];
}

/** The colours of a drawing: neutrals of the site and one accent. */
export interface Palette {
  readonly ground: string;
  readonly sheet: string;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
}

/** A palette around a hue, in degrees of OKLCH. */
export function paletteOf(hue: number): Palette {
  return {
    ground: `light-dark(oklch(0.945 0.022 ${hue}), oklch(0.26 0.022 ${hue}))`,
    sheet: 'var(--sheet, light-dark(#fffdf8, #1e1b17))',
    ink: 'var(--ink, light-dark(#1d1a16, #ede7dc))',
    soft: `light-dark(oklch(0.86 0.025 ${hue}), oklch(0.38 0.025 ${hue}))`,
    accent: `light-dark(oklch(0.55 0.15 ${hue}), oklch(0.76 0.12 ${hue}))`,
  };
}
