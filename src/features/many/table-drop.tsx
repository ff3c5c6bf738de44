import { Sheet } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { manyWords } from '#words/many';
import styles from './bring-step.module.css';
import type { TableSource } from './table-source.ts';

const words = manyWords.bring;

interface TableDropProps {
  readonly source: TableSource | null;
  readonly take: (file: File) => void;
}

/** Where a file is chosen, and the mark to drop one on; the page itself takes what is dropped. */
export function TableDrop({ source, take }: TableDropProps) {
  const [isOver, setIsOver] = useState(false);
  const takeDropped = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  });
  useEffect(() => {
    // A file that is dropped beside the mark would otherwise open in the place of this page.
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      takeDropped(event);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return (
    <label className={styles.drop} data-over={isOver || undefined}>
      <input
        type="file"
        accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values"
        className={styles.file}
        aria-label={words.choose}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) take(file);
          // The same file may be chosen again after it was changed.
          event.target.value = '';
        }}
      />
      <Sheet aria-hidden="true" />
      <span className={styles.words}>
        <strong>{words.choose}</strong>
        <span>{source?.is === 'file' ? words.chosen(source.name) : words.chooseHint}</span>
      </span>
    </label>
  );
}
