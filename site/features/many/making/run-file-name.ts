import { manyMakeWords } from '#words/many-make';
import type { RunState } from './run-ledger.ts';

const { files } = manyMakeWords;

/**
 * Returns the name of the file with the codes of a run. The file is a PDF with pages of the kind `pages`, or an archive
 * if `pages` is null. Unless the run has finished, the name says that the file is incomplete.
 */
export function fileNameOfRun(
  pages: 'labels' | 'cards' | 'one-pdf' | null,
  { phase, made }: Pick<RunState, 'phase' | 'made'>,
): string {
  const isWhole = phase === 'finished';
  if (pages === null) return isWhole ? files.archive(made) : files.incompleteArchive(made);
  return (isWhole ? files.pdf : files.incompletePdf)[pages](made);
}
