import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './drop-field.module.css';

/** What file choosers accept as tables. */
export const TABLE_FILES =
  '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,.fods,.numbers,text/csv,text/plain,text/tab-separated-values';

interface DropFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'title' | 'onChange'> {
  readonly title: string;
  readonly picture: ReactNode;
  readonly isOver?: boolean;
  readonly take: (file: File) => void;
}

/** Files can also be dropped anywhere on the page. The children appear below the title. */
export function DropField({ title, picture, isOver, take, children, ...input }: DropFieldProps) {
  return (
    <label className={styles.drop} data-line="l" data-over={isOver || undefined}>
      <FileInput {...input} take={take} />
      {picture}
      <span className={styles.words}>
        <strong>{title}</strong>
        {children}
      </span>
    </label>
  );
}

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly take: (file: File) => void;
}

/** A file input. The same file can be chosen twice in a row. */
export function FileInput({ take, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) take(file);
        // Without this line, the browser would report no change if the same file is chosen again.
        target.value = '';
      }}
    />
  );
}

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'> {
  readonly accept: string;
  readonly take: (file: File) => void;
}

export function FileButton({ accept, take, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} size="small" onClick={() => input.current?.click()} />
      <FileInput ref={input} hidden accept={accept} take={take} />
    </>
  );
}

/** Milliseconds after `dragleave` until a drag is gone. If it only moved within the page, `dragover` comes earlier. */
const LEFT = 120;

/** Milliseconds without events until a drag is gone. Browsers send one at least every 350 ms (HTML standard). */
const SILENT = 1000;

/**
 * `take` gets the first file of each drop on the page and where it was dropped, `tellOver` whether a file is dragged over
 * the page. Returns a stopper.
 */
export function watchFileDrag(
  page: Pick<Document, 'addEventListener'>,
  take: (file: File, target: EventTarget | null) => void,
  tellOver: (isOver: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An element dragged from this page is not a file of the visitor, although browsers report dragged images as files.
  let isOwn = false;
  const isOfFiles = (event: DragEvent): boolean => !isOwn && event.dataTransfer?.types.includes('Files') === true;

  function endAfter(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => tellOver(false), milliseconds);
  }

  function end(): void {
    clearTimeout(timer);
    tellOver(false);
  }

  function over(event: DragEvent): void {
    if (!isOfFiles(event)) return;
    // Without this, the browser would open the file instead of this page.
    event.preventDefault();
    tellOver(true);
    endAfter(SILENT);
  }

  function drop(event: DragEvent): void {
    end();
    const file = isOfFiles(event) && event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file, event.target);
  }

  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener('dragstart', () => (isOwn = true), { signal });
  page.addEventListener('dragend', () => (isOwn = false), { signal });
  page.addEventListener('dragover', over, { signal });
  page.addEventListener('dragleave', () => endAfter(LEFT), { signal });
  page.addEventListener('drop', drop, { signal });
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** Calls `take` with the first file of each drop on the page. Returns whether a file is being dragged over the page. */
export function useFileDrag(take: (file: File, target: EventTarget | null) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const takeDropped = useEffectEvent(take);
  useEffect(() => watchFileDrag(document, (file, target) => takeDropped(file, target), setIsOver), []);
  return isOver;
}
