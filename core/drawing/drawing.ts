import type { Rgba } from '#design';
import type { UploadedImage } from '#raster';
import { gridSize, type ModuleGrid } from './module-grid.ts';
import { rectanglePath } from './path-data.ts';

/** A page of any proportions. Every painter reads the same layers, lowest first. Units: pixels, or modules. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Fills the page below all layers. In print it extends beyond the trimmed edge. */
  readonly background: Paint;
  readonly layers: readonly Layer[];
  readonly code?: PlacedCode;
}

/** Where a code is on a page: the upper left corner of its grid, quiet zone included, in the page's units. */
export interface PlacedCode {
  readonly grid: ModuleGrid;
  readonly x: number;
  readonly y: number;
}

/** The parts of a drawing that painters need. Without a background the page is transparent. */
export type Paintable = Pick<Drawing, 'width' | 'height' | 'layers'> & Partial<Pick<Drawing, 'background'>>;

export function drawingOfCode(grid: ModuleGrid, background: Paint, layers: readonly Layer[]): Drawing {
  const size = gridSize(grid);
  return { width: size, height: size, background, layers, code: { grid, x: 0, y: 0 } };
}

/** Returns everything to paint, the lowest first: the background as a layer unless it is clear, then the layers. */
export function paintedLayers({ width, height, background, layers }: Paintable): readonly Layer[] {
  if (!background || (background.kind === 'solid' && background.color.a === 0)) return layers;
  return [{ kind: 'path', part: 'background', d: rectanglePath(0, 0, width, height), paint: background }, ...layers];
}

export type Part =
  | 'background'
  | 'modules'
  | 'finder-rings'
  | 'finder-centers'
  | 'image-box'
  | 'image'
  | 'group'
  | 'frame'
  | 'words'
  | 'lines'
  /** Words on the filled part of a frame, in the color of the background. */
  | 'light-words';

export type Layer = PathLayer | ImageLayer | GroupLayer;

export interface PathLayer {
  readonly kind: 'path';
  readonly part: Part;
  /** Path data as in `path-data.ts`: closed outlines that never overlap, holes in the opposite direction. */
  readonly d: string;
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
  /** `fill`: stretched to the box. `cover`: scaled in its own proportions to fill the box, the rest cut off. */
  readonly fit: 'fill' | 'cover';
  /** Whether the image is upside down. Only `dissolveGroups` sets it. */
  readonly isTurned?: boolean;
}

/** Layers of another drawing, placed as a unit: a code on a label, or half of a folded card. */
export interface GroupLayer {
  readonly kind: 'group';
  readonly part: 'group';
  readonly layers: readonly Layer[];
  /** The size of the group's box in its own units. A painter may cut off everything far outside the box. */
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the box, in units of the surrounding drawing. */
  readonly x: number;
  readonly y: number;
  /** Units of the surrounding drawing per unit of the group. */
  readonly scale: number;
  /** 180: the group is turned upside down within its box. */
  readonly turn: 0 | 180;
}

/** Gradients run from `from` to `to`, and keep these two colors beyond their ends. */
export type Paint = SolidPaint | GradientPaint;

export type GradientPaint = LinearPaint | RadialPaint;

export interface SolidPaint {
  readonly kind: 'solid';
  readonly color: Rgba;
}

interface LinearPaint {
  readonly kind: 'linear';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly from: Rgba;
  readonly to: Rgba;
}

interface RadialPaint {
  readonly kind: 'radial';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly from: Rgba;
  readonly to: Rgba;
}

/** Returns whether any outline is slanted, curved or scaled, so that its edges must not move to whole pixels. */
export function hasCurves({ layers }: Pick<Drawing, 'layers'>): boolean {
  return layers.some((layer) => {
    if (layer.kind === 'group') return layer.scale !== 1 || hasCurves(layer);
    return layer.kind === 'path' && /[acl]/.test(layer.d);
  });
}
