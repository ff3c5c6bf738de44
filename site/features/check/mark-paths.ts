import { type Corners, type Point, project, projectionOf, type SeenCode } from '#scanning';

/** Returns the path of a code's outline. */
export function outlineOf(corners: Corners): string {
  return closedPath(corners);
}

/** Returns the path of all misread modules, each as it lies in the picture. */
export function misreadPath({ corners, size, misread }: Pick<SeenCode, 'corners' | 'size' | 'misread'>): string {
  const projection = projectionOf(corners, size);
  return misread
    .map((index) => {
      const [x, y] = [index % size, Math.floor(index / size)];
      return closedPath([
        project(projection, x, y),
        project(projection, x + 1, y),
        project(projection, x + 1, y + 1),
        project(projection, x, y + 1),
      ]);
    })
    .join('');
}

function closedPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** Returns the point of a code's outline that is highest in the picture, where its number stands. */
export function labelPlace(corners: Corners): Point {
  return corners.reduce((best, corner) =>
    corner.y < best.y || (corner.y === best.y && corner.x < best.x) ? corner : best,
  );
}
