import { createElement, type ReactElement, useId } from 'react';
import { type Drawing, type SvgElement, svgElements } from '#drawing';

interface DrawingViewProps {
  readonly drawing: Drawing;
  /** The text alternative: what the code encodes. Empty where the drawing only decorates. */
  readonly label: string;
  readonly className?: string;
}

/** A drawing as an inline vector picture: what its SVG file holds. */
export function DrawingView({ drawing, label, className }: DrawingViewProps) {
  const id = useId();
  const { size } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label || undefined}
      aria-hidden={label === '' || undefined}
      shapeRendering="crispEdges"
    >
      {svgElements(drawing, id).map(toReact)}
    </svg>
  );
}

/** An element is known by its place in the list and by nothing else. */
function toReact({ name, attributes, children = [] }: SvgElement, index: number): ReactElement {
  const properties = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camelCase(key), value]));
  return createElement(name, { ...properties, key: index }, ...children.map(toReact));
}

/** React's name of an attribute. */
function camelCase(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
