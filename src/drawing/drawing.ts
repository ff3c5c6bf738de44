import type { Rgba } from '#design';
import type { UploadedImage } from '#raster';
import type { ModuleGrid } from './module-grid.ts';

/** A picture as a flat list of layers, the lowest first. Every painter reads the same ones. Lengths are in the grid's units. */
export interface Drawing {
  /** Width and height. */
  readonly size: number;
  readonly grid: ModuleGrid;
  readonly layers: readonly Layer[];
}

/** What a layer draws; no two parts of the code touch the same place. */
export type Part =
  | 'background'
  | 'data'
  | 'alignment'
  | 'timing'
  | 'finder-rings'
  | 'finder-centres'
  | 'image-box'
  | 'image';

export type Layer = PathLayer | ImageLayer;

export interface PathLayer {
  readonly kind: 'path';
  readonly part: Part;
  /** Path data as in `path-data.ts`: closed outlines that never overlap. Holes run the other way round, so that either fill rule serves. */
  readonly d: string;
  /**
   * The same together with layers that follow and touch it, in the same opaque paint. Painters that fill one layer after another take
   * it: where outlines only meet, they would leave a hairline.
   */
  readonly under?: string;
  readonly paint: Paint;
}

export interface ImageLayer {
  readonly kind: 'image';
  readonly part: 'image';
  readonly image: UploadedImage;
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
export type Paint = SolidPaint | GradientPaint;

export type GradientPaint = LinearPaint | RadialPaint;

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

/** Whether any outline is not made of level and upright lines only: painters then must not press edges onto whole pixels. */
export function hasCurves({ layers }: Drawing): boolean {
  return layers.some((layer) => layer.kind === 'path' && /[cl]/.test(layer.d));
}
