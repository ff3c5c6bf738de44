import { alignmentPositions } from '#engine';

/** The middles `[x, y]` of a version's alignment patterns, row by row: where two of its positions cross, but for the three finders. */
export function alignmentCentres(version: number): [number, number][] {
  const positions = alignmentPositions(version);
  const last = positions.at(-1);
  return positions.flatMap((y) =>
    positions
      .filter((x) => !(x === 6 && y === 6) && !(x === 6 && y === last) && !(x === last && y === 6))
      .map((x): [number, number] => [x, y]),
  );
}
