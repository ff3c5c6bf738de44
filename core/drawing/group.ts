import type { GroupLayer, ImageLayer, Layer, Paint, Paintable, PathLayer } from './drawing.ts';
import { PathWriter, walkPath } from './path-data.ts';

export interface Place {
  /** The upper left corner of the group's box, in the drawing's units. */
  readonly x: number;
  readonly y: number;
  /** Units of the drawing per unit of the group. */
  readonly scale: number;
  /** 180: the group is upside down within the same box. */
  readonly turn?: 0 | 180;
}

/** Returns a drawing without background as one layer. PDF files contain a shared `layers` array once. */
export function placeDrawing({ width, height, layers }: Paintable, { x, y, scale, turn = 0 }: Place): GroupLayer {
  return { kind: 'group', part: 'group', layers, width, height, x, y, scale, turn };
}

/** Maps coordinates out of a group: times `factor` (negative if upside down), plus `x` or `y`. */
export interface GroupMap {
  readonly factor: number;
  readonly x: number;
  readonly y: number;
}

export function mapOf({ width, height, x, y, scale, turn }: GroupLayer): GroupMap {
  if (turn === 0) return { factor: scale, x, y };
  return { factor: -scale, x: x + scale * width, y: y + scale * height };
}

/** Returns the layers without groups, for painters of pixels. Images in groups are moved to whole units. */
export function dissolveGroups(layers: readonly Layer[]): readonly (PathLayer | ImageLayer)[] {
  return layers.flatMap((layer) => (layer.kind === 'group' ? dissolve(layer, { factor: 1, x: 0, y: 0 }) : [layer]));
}

function dissolve(group: GroupLayer, around: GroupMap): (PathLayer | ImageLayer)[] {
  const own = mapOf(group);
  const map: GroupMap = {
    factor: around.factor * own.factor,
    x: around.factor * own.x + around.x,
    y: around.factor * own.y + around.y,
  };
  return group.layers.flatMap((layer) => {
    if (layer.kind === 'group') return dissolve(layer, map);
    return [layer.kind === 'image' ? mapImage(layer, map) : mapPath(layer, map)];
  });
}

function mapPath(layer: PathLayer, map: GroupMap): PathLayer {
  return { ...layer, d: mapOutlines(layer.d, map), paint: mapPaint(layer.paint, map) };
}

export function mapOutlines(d: string, { factor, x, y }: Pick<GroupMap, 'factor' | 'x' | 'y'>): string {
  const across = (place: number): number => factor * place + x;
  const down = (place: number): number => factor * place + y;
  const writer = new PathWriter();
  walkPath(d, {
    moveTo: (toX, toY) => writer.moveTo(across(toX), down(toY)),
    lineTo: (toX, toY) => writer.lineTo(across(toX), down(toY)),
    curveTo: (x1, y1, x2, y2, toX, toY) =>
      writer.curveTo(across(x1), down(y1), across(x2), down(y2), across(toX), down(toY)),
    arcTo: (isClockwise, toX, toY) => writer.arcTo(isClockwise, across(toX), down(toY)),
    close: () => writer.close(),
  });
  return writer.d;
}

export function movePaint(paint: Paint, x: number, y: number): Paint {
  return mapPaint(paint, { factor: 1, x, y });
}

function mapPaint(paint: Paint, { factor, x, y }: GroupMap): Paint {
  switch (paint.kind) {
    case 'solid':
      return paint;
    case 'radial':
      return {
        ...paint,
        cx: factor * paint.cx + x,
        cy: factor * paint.cy + y,
        r: Math.abs(factor) * paint.r,
      };
    case 'linear':
      return {
        ...paint,
        x1: factor * paint.x1 + x,
        y1: factor * paint.y1 + y,
        x2: factor * paint.x2 + x,
        y2: factor * paint.y2 + y,
      };
  }
}

function mapImage(layer: ImageLayer, { factor, x, y }: GroupMap): ImageLayer {
  const [left, right] = ends(factor * layer.x + x, factor * (layer.x + layer.width) + x);
  const [top, bottom] = ends(factor * layer.y + y, factor * (layer.y + layer.height) + y);
  return {
    ...layer,
    ...(factor < 0 && { isTurned: true }),
    x: left,
    y: top,
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
  };
}

function ends(one: number, other: number): [number, number] {
  return [Math.round(Math.min(one, other)), Math.round(Math.max(one, other))];
}
