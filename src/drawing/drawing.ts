import type { Rgba } from '#design';

/** A picture as a flat list of layers, the lowest first: what SVG embeds and canvas fills. Lengths are in pixels at natural size. */
export interface Drawing {
  /** Width and height. */
  readonly size: number;
  readonly layers: readonly Layer[];
}

export type Layer = PathLayer | ImageLayer;

export interface PathLayer {
  readonly kind: 'path';
  /**
   * SVG path data of closed outlines that never overlap, made of `M`, `h`, `v` and `z` only, with whole numbers, `z` closing a vertical
   * side: the pixels inside are filled entirely, the others not at all. Holes run the other way round, so that either fill rule serves.
   */
  readonly d: string;
  readonly paint: Paint;
}

export interface ImageLayer {
  readonly kind: 'image';
  readonly image: PictureImage;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** `fill`: stretched to the layer's box. `cover`: the box is filled in the image's own proportions, and what sticks out is cut off. */
  readonly fit: 'fill' | 'cover';
}

/** Gradients go from `from` to `to` and keep these colours before and after. */
export type Paint = SolidPaint | LinearPaint | RadialPaint;

export interface SolidPaint {
  readonly kind: 'solid';
  readonly color: Rgba;
}

export interface LinearPaint {
  readonly kind: 'linear';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly from: Rgba;
  readonly to: Rgba;
}

export interface RadialPaint {
  readonly kind: 'radial';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly from: Rgba;
  readonly to: Rgba;
}

/** The visitor's image, ready to be drawn. */
export interface PictureImage {
  readonly width: number;
  readonly height: number;
  /** A data URL. */
  readonly href: string;
  /** The decoded image; only SVG can do without. */
  readonly source?: CanvasImageSource;
}
