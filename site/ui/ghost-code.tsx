/** A placeholder for a code: three outlined finder patterns and a few modules. Decorative. */
export function GhostCode({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 25 25"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.18"
      aria-hidden="true"
    >
      {['M2.5 2.5', 'M15.5 2.5', 'M2.5 15.5'].map((corner) => (
        <g key={corner}>
          <path d={`${corner}h7v7h-7z`} strokeDasharray="0.6 0.4" />
          <path d={`${corner}m2 2h3v3h-3z`} />
        </g>
      ))}
      <path d="M12 4h1v1h-1zM12 8h1v1h-1zM15 12h1v1h-1zM18 13h1v1h-1zM12 15h1v1h-1zM16 17h1v1h-1zM20 16h1v1h-1zM13 20h1v1h-1zM19 20h1v1h-1zM4 12h1v1h-1zM8 13h1v1h-1zM21 12h1v1h-1z" />
    </svg>
  );
}
