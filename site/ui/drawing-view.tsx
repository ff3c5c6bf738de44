import { createElement, type ReactElement, useId } from 'react';
import { type Detail, type Drawing, edgeOf, groupElement, hasCurves, svgElements } from '#drawing';
import type { SvgElement } from '#raster';

interface DrawingViewProps {
  readonly drawing: Drawing;
  /** The text alternative: what the code encodes. Empty for a decorative drawing. */
  readonly label: string;
  readonly detail?: Detail;
  readonly className?: string;
}

/** A drawing as an inline SVG, with the same elements as in its SVG file. */
export function DrawingView({ drawing, label, detail, className }: DrawingViewProps) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox={viewBoxOf(drawing, detail)}
      // If a detail is not exactly square, a strip of the modules beside it would be visible without `slice`.
      preserveAspectRatio={detail && 'xMidYMid slice'}
      role="img"
      aria-label={label || undefined}
      aria-hidden={label === '' || undefined}
      shapeRendering={hasCurves(drawing) ? undefined : 'crispEdges'}
    >
      {svgElements(drawing, { idPrefix: id, groupOf: groupElement }).map(toReact)}
    </svg>
  );
}

function viewBoxOf({ width, height, code }: Drawing, detail: Detail | undefined): string {
  if (!detail || !code) return `0 0 ${width} ${height}`;
  const { column, row } = detail;
  const [left, top] = [edgeOf(code.grid, column), edgeOf(code.grid, row)];
  const [right, bottom] = [edgeOf(code.grid, column + detail.width), edgeOf(code.grid, row + detail.width)];
  return `${code.x + left} ${code.y + top} ${right - left} ${bottom - top}`;
}

/** `index` can be the key, because elements have no identity except their place. */
function toReact({ name, attributes, children = [] }: SvgElement, index: number): ReactElement {
  const properties = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camelCase(key), value]));
  return createElement(name, { ...properties, key: index }, ...children.map(toReact));
}

function camelCase(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
