import { useId } from 'react';
import { toHex } from '#design';
import type { Drawing, Layer, Paint } from '#drawing';

interface DrawingViewProps {
  readonly drawing: Drawing;
  /** The text alternative: what the code encodes. Empty where the drawing only decorates. */
  readonly label: string;
  readonly className?: string;
}

/** A drawing as an inline vector picture: the same layers that the PNG is painted from. */
export function DrawingView({ drawing, label, className }: DrawingViewProps) {
  const id = useId();
  const { size, layers } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label || undefined}
      aria-hidden={label === '' || undefined}
      shapeRendering="crispEdges"
    >
      {layers.map((layer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layer is known by its place in the list and by nothing else.
        <LayerView key={index} id={`${id}${index}`} layer={layer} />
      ))}
    </svg>
  );
}

function LayerView({ id, layer }: { id: string; layer: Layer }) {
  if (layer.kind === 'path') {
    const { d, paint } = layer;
    if (paint.kind === 'solid') return <path d={d} fill={toHex(paint.color)} />;
    return (
      <>
        <Gradient id={id} paint={paint} />
        <path d={d} fill={`url(#${id})`} />
      </>
    );
  }
  const { image, fit, x, y, width, height, opacity } = layer;
  return (
    <image
      href={image.href}
      x={x}
      y={y}
      width={width}
      height={height}
      opacity={opacity}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'none'}
    />
  );
}

function Gradient({ id, paint }: { id: string; paint: Exclude<Paint, { kind: 'solid' }> }) {
  const stops = (
    <>
      <stop offset="0" stopColor={toHex(paint.from)} />
      <stop offset="1" stopColor={toHex(paint.to)} />
    </>
  );
  if (paint.kind === 'radial') {
    return (
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={paint.cx} cy={paint.cy} r={paint.r}>
        {stops}
      </radialGradient>
    );
  }
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={paint.x1} y1={paint.y1} x2={paint.x2} y2={paint.y2}>
      {stops}
    </linearGradient>
  );
}
