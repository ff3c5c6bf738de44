import { type Layer, walkPath } from '#drawing';

export interface LayerBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Control points included. Of any other layer it is empty: from Infinity to -Infinity. */
export function layerBox(layer: Layer): LayerBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (...places: readonly number[]): void => {
    for (let k = 0; k < places.length; k += 2) {
      [left, right] = [Math.min(left, places[k]), Math.max(right, places[k])];
      [top, bottom] = [Math.min(top, places[k + 1]), Math.max(bottom, places[k + 1])];
    }
  };
  if (layer.kind === 'path') {
    walkPath(layer.d, { moveTo: reach, lineTo: reach, curveTo: reach, close: () => undefined });
  }
  return { left, top, right, bottom };
}
