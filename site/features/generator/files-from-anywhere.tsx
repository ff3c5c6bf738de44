import { useFileDrag } from '#ui';
import { seam, useSeam } from '#workbench';
import { usePastedFiles } from './use-pasted-files.ts';

const dropSheet = seam(() => import('./drop-sheet.tsx'));

interface FilesFromAnywhereProps {
  readonly take: (file: Blob) => void;
}

/** Takes files that are dropped or pasted anywhere on the page. During a drag, a sheet explains what will happen. */
export function FilesFromAnywhere({ take }: FilesFromAnywhereProps) {
  const isDragged = useFileDrag(take);
  usePastedFiles(take);
  // Dropped files are taken even if the drop sheet cannot be loaded.
  const { loaded } = useSeam(dropSheet, isDragged);
  return isDragged && loaded && <loaded.DropSheet />;
}
