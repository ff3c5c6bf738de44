/** The site's mark: a finder pattern of 7 × 7 modules whose ring is open at its top right corner. Decorative. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 7 7" width={size} height={size} aria-hidden="true" shapeRendering="crispEdges">
      <path d="M0 0h4v1h-3v5h5v-3h1v4h-7z" fill="currentColor" />
      <path d="M2 2h3v3h-3z" fill="var(--accent)" />
    </svg>
  );
}
