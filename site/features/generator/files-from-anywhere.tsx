import { late } from '#late';
import { useFileDrag } from '#ui';
import { useLate } from '#workbench';
import { usePastedFiles } from './use-pasted-files.ts';

const dropSheet = late(() => import('./drop-sheet.tsx'));

interface FilesFromAnywhereProps {
  readonly take: (file: Blob) => void;
}

/** Takes files that are dropped or pasted anywhere on the page. During a drag, a sheet explains what will happen. */
export function FilesFromAnywhere({ take }: FilesFromAnywhereProps) {
  const isDragged = useFileDrag(take);
  usePastedFiles(take);
  // Dropped files are taken even if the drop sheet cannot be loaded.
  const { loaded } = useLate(dropSheet, isDragged);
  return isDragged && loaded && <loaded.DropSheet />;
}
