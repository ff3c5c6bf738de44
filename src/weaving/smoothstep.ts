/** From 0 at `x` = 0 to 1 at `x` = 1, level at both ends and beyond them. */
export function smoothstep(x: number): number {
  const t = Math.min(1, Math.max(0, x));
  return t * t * (3 - 2 * t);
}
