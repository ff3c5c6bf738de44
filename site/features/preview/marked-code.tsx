import { edgeOf, gridSize, type ModuleGrid } from '#drawing';
import { scanWords } from '#words/scan';

interface MarkedCodeProps {
  readonly grid: ModuleGrid;
  /** Indices of the misread modules: y × size + x. */
  readonly misread: readonly number[];
  /** The finished picture's data URL. */
  readonly picture: string;
}

/** A finished picture with a frame around every misread module. */
export function MarkedCode({ grid, misread, picture }: MarkedCodeProps) {
  const size = gridSize(grid);
  const d = misread.map((module) => outlineOf(grid, module)).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={scanWords.report.markedCode(misread.length)}>
      <image href={picture} width={size} height={size} />
      <path d={d} fill="#ff2d55" fillOpacity="0.55" stroke="#ff2d55" strokeWidth={size / 300} />
    </svg>
  );
}

function outlineOf(grid: ModuleGrid, module: number): string {
  const [x, y] = [module % grid.modules, Math.floor(module / grid.modules)];
  const [left, top] = [edgeOf(grid, x), edgeOf(grid, y)];
  const width = edgeOf(grid, x + 1) - left;
  return `M${left} ${top}h${width}v${edgeOf(grid, y + 1) - top}h${-width}z`;
}
