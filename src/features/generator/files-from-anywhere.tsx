import { late } from '#late';
import { useFileDrag } from '#ui';
import { useLate } from '#workbench';
import { usePastedFiles } from './use-pasted-files.ts';

const dropSheet = late(() => import('./drop-sheet.tsx'));

interface FilesFromAnywhereProps {
  readonly take: (file: Blob) => void;
}

/**
 * Takes files that are dropped or pasted anywhere on the page. While one is being dragged, a sheet says what will
 * happen.
 */
export function FilesFromAnywhere({ take }: FilesFromAnywhereProps) {
  const isDragged = useFileDrag(take);
  usePastedFiles(take);
  // Without the sheet, files are taken all the same.
  const { loaded } = useLate(dropSheet, isDragged);
  return isDragged && loaded && <loaded.DropSheet />;
}
