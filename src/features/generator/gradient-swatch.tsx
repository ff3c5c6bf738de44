import { useId } from 'react';
import { type GradientDirection, type GradientType, parseColor, toHex } from '#design';

interface GradientSwatchProps {
  readonly colors: readonly [string, string];
  readonly gradientType: GradientType;
  readonly direction: GradientDirection;
  readonly className?: string;
}

const lines: Record<GradientDirection, { x1: number; y1: number; x2: number; y2: number }> = {
  'to right': { x1: 0, y1: 0, x2: 1, y2: 0 },
  'to bottom': { x1: 0, y1: 0, x2: 0, y2: 1 },
  'to bottom right': { x1: 0, y1: 0, x2: 1, y2: 1 },
  'to bottom left': { x1: 1, y1: 0, x2: 0, y2: 1 },
};

/** A square of the gradient itself, in its real shape and direction. Decorative. */
export function GradientSwatch({ colors, gradientType, direction, className }: GradientSwatchProps) {
  const id = useId();
  const stops = colors.map((text, index) => {
    const color = parseColor(text);
    return <stop key={String(index)} offset={index} stopColor={color ? toHex(color) : 'transparent'} />;
  });
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={className} aria-hidden="true">
      {gradientType === 'linear' ? (
        <linearGradient id={id} {...lines[direction]}>
          {stops}
        </linearGradient>
      ) : (
        <radialGradient id={id}>{stops}</radialGradient>
      )}
      <rect width="1" height="1" fill={`url(#${id})`} />
    </svg>
  );
}
