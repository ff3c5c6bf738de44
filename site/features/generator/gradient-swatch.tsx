import { useId } from 'react';
import { type GradientDirection, type GradientType, parseColor, toHex } from '#design';
import { lineOf } from '#drawing';

interface GradientSwatchProps {
  readonly colors: readonly [string, string];
  readonly gradientType: GradientType;
  readonly direction: GradientDirection;
  readonly className?: string;
}

/** Shows a gradient with its colors, type and direction. Decorative. */
export function GradientSwatch({ colors, gradientType, direction, className }: GradientSwatchProps) {
  const id = useId();
  const [x1, y1, x2, y2] = lineOf(direction);
  const stops = colors.map((text, index) => {
    const color = parseColor(text);
    return <stop key={String(index)} offset={index} stopColor={color ? toHex(color) : 'transparent'} />;
  });
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={className} aria-hidden="true">
      {gradientType === 'linear' ? (
        <linearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
          {stops}
        </linearGradient>
      ) : (
        <radialGradient id={id}>{stops}</radialGradient>
      )}
      <rect width="1" height="1" fill={`url(#${id})`} />
    </svg>
  );
}
