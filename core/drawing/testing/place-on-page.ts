import type { Drawing, Layer, Paint } from '#drawing';

const TAN: Paint = { kind: 'solid', color: { r: 255, g: 238, b: 204, a: 1 } };

/** The drawing's background becomes a layer of the page. */
export function placeOnPage(drawing: Drawing, width: number, height: number, x: number, y: number): Drawing {
  const { background, layers, code } = drawing;
  const box: Layer = {
    ...{ kind: 'path', part: 'image-box', paint: background },
    d: `M0 0h${drawing.width}v${drawing.height}h${-drawing.width}z`,
  };
  return {
    ...{ width, height, background: TAN },
    layers: [box, ...layers].map((layer) => moved(layer, x, y)),
    ...(code && { code: { ...code, x: code.x + x, y: code.y + y } }),
  };
}

function moved(layer: Layer, x: number, y: number): Layer {
  if (layer.kind !== 'path') return { ...layer, x: layer.x + x, y: layer.y + y };
  // Only the first point of an outline is absolute; everything after it is relative.
  const d = layer.d.replace(/M(-?[\d.]+) ?(-?[\d.]+)/g, (_, left, top) => `M${Number(left) + x} ${Number(top) + y}`);
  return { ...layer, d, paint: movedPaint(layer.paint, x, y) };
}

function movedPaint(paint: Paint, x: number, y: number): Paint {
  if (paint.kind === 'solid') return paint;
  if (paint.kind === 'radial') return { ...paint, cx: paint.cx + x, cy: paint.cy + y };
  return { ...paint, x1: paint.x1 + x, y1: paint.y1 + y, x2: paint.x2 + x, y2: paint.y2 + y };
}
