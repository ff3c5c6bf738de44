import { useEffect, useEffectEvent } from 'react';
import { useFileDrag } from '#ui';
import { generatorWords } from '#words/generator';
import styles from './generator.module.css';

interface FilesFromAnywhereProps {
  readonly take: (file: Blob) => void;
}

/** The page below the sheet receives the drop. */
export function FilesFromAnywhere({ take }: FilesFromAnywhereProps) {
  const isDragged = useFileDrag(take);
  usePastedFiles(take);
  return (
    isDragged && (
      <div className={styles.drop}>
        <div className={styles.dropSheet}>
          <p className={styles.dropTitle}>{generatorWords.drop}</p>
          <p>{generatorWords.dropHelp}</p>
        </div>
      </div>
    )
  );
}

const TAKEN = /^image\/|\/(?:json|pdf)$/;

function usePastedFiles(take: (file: Blob) => void): void {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const file = [...(clipboardData?.files ?? [])].find(({ type }) => TAKEN.test(type));
    if (!file || event.defaultPrevented) return;
    // A spreadsheet copies text together with a picture of it. In a text field, such text is pasted as text.
    if (isTextField(target) && clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    take(file);
  });

  useEffect(() => {
    document.addEventListener('paste', takePasted);
    return () => document.removeEventListener('paste', takePasted);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  // Only text inputs have a selection.
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null)
  );
}
