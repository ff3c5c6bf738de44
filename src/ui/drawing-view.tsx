import { useId } from 'react';
import type { Drawing, Paint } from '#drawing';

interface DrawingViewProps {
  readonly drawing: Drawing;
  /** The text alternative: what the code encodes. */
  readonly label: string;
  readonly className?: string;
}

/** A drawing as an inline vector picture: the same layers that the PNG is painted from. */
export function DrawingView({ drawing, label, className }: DrawingViewProps) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {drawing.layers.map((layer, index) => {
        // Layers have no identity beyond their place in the list.
        const key = `${id}-${index}`;
        if (layer.kind === 'image') {
          return (
            <image
              key={key}
              href={layer.href}
              x={layer.x}
              y={layer.y}
              width={layer.width}
              height={layer.height}
              opacity={layer.opacity}
              preserveAspectRatio={layer.fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
            />
          );
        }
        return (
          <g key={key}>
            <PaintServer id={key} paint={layer.paint} />
            <path d={layer.d} fill={layer.paint.kind === 'solid' ? layer.paint.color : `url(#${key})`} />
          </g>
        );
      })}
    </svg>
  );
}

function PaintServer({ id, paint }: { id: string; paint: Paint }) {
  if (paint.kind === 'solid') return null;
  const stops = paint.stops.map((stop) => <stop key={stop.offset} offset={stop.offset} stopColor={stop.color} />);
  return (
    <defs>
      {paint.kind === 'linear' ? (
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={paint.x1} y1={paint.y1} x2={paint.x2} y2={paint.y2}>
          {stops}
        </linearGradient>
      ) : (
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={paint.cx} cy={paint.cy} r={paint.r}>
          {stops}
        </radialGradient>
      )}
    </defs>
  );
}
