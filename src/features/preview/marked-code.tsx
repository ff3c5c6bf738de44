import type { QrCode } from '#engine';

interface MarkedCodeProps {
  readonly code: QrCode;
  /** Modules as y × size + x. */
  readonly misread: readonly number[];
  readonly image: string;
}

/** A generated picture with a frame around every module that a reader takes for the other kind. */
export function MarkedCode({ code, misread, image }: MarkedCodeProps) {
  const width = code.size + 2;
  const d = misread
    .map((module) => `M${(module % code.size) + 1} ${Math.floor(module / code.size) + 1}h1v1h-1z`)
    .join('');
  return (
    <svg
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={`The code with ${misread.length} misread modules marked`}
    >
      <image href={image} width={width} height={width} />
      <path d={d} fill="#ff2d55" fillOpacity="0.55" stroke="#ff2d55" strokeWidth="0.12" />
    </svg>
  );
}
