import { type Corners, type Point, project, projectionOf, type SeenCode } from '#scanning';
import type { CheckedPicture } from '#workers/judging';
import styles from './check.module.css';

interface CodeMarksProps extends Pick<CheckedPicture, 'width' | 'height' | 'codes'> {
  /** The code whose misread modules are marked. By default, those of all codes are. */
  readonly chosen?: number;
  readonly choose?: (index: number) => void;
}

/** Outlines the codes over a picture of the same shape, and marks their misread modules. */
export function CodeMarks({ width, height, codes, chosen, choose }: CodeMarksProps) {
  const unit = Math.max(width, height) / 100;
  const fontSize = 3.5 * unit;
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {codes.map((code, index) => {
        const place = labelPlace(code.corners);
        const isChosen = chosen === undefined || chosen === index;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of codes has the buttons for the keyboard.
          // biome-ignore lint/suspicious/noArrayIndexKey: codes have no other identity, and may have equal texts.
          <g key={index} className={styles.mark} data-chosen={isChosen || undefined} onClick={() => choose?.(index)}>
            <path className={styles.halo} d={outlineOf(code.corners)} />
            <path className={styles.outline} d={outlineOf(code.corners)} />
            {isChosen && code.is !== 'unidentified' && <path className={styles.misread} d={misreadPath(code)} />}
            {codes.length > 1 && (
              <text className={styles.place} x={place.x} y={Math.max(fontSize, place.y - unit)} fontSize={fontSize}>
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function outlineOf(corners: Corners): string {
  return closedPath(corners);
}

/** Returns the path of all misread modules, each as it lies in the picture. */
function misreadPath({ corners, size, misread }: Pick<SeenCode, 'corners' | 'size' | 'misread'>): string {
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
function labelPlace(corners: Corners): Point {
  return corners.reduce((best, corner) =>
    corner.y < best.y || (corner.y === best.y && corner.x < best.x) ? corner : best,
  );
}
