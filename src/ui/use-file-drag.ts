import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Milliseconds after a drag has left a part of the page until it counts as gone. By then it has reached another part,
 * or left the page.
 */
const LEFT = 120;

/**
 * Milliseconds without any event until a drag counts as gone. Browsers send an event at least every 350 ms (HTML
 * standard, drag-and-drop processing model).
 */
const SILENT = 1000;

/** Calls `take` with each file that is dropped on the page. Returns whether a file is being dragged over the page. */
export function useFileDrag(take: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const takeDropped = useEffectEvent(take);

  useEffect(() => {
    let timer: number | undefined;
    // An element dragged from this page is not a file of the visitor, although browsers report dragged images as files.
    let isOwn = false;
    const isOfFiles = (event: DragEvent): boolean => !isOwn && event.dataTransfer?.types.includes('Files') === true;

    function endAfter(milliseconds: number): void {
      clearTimeout(timer);
      timer = window.setTimeout(() => setIsOver(false), milliseconds);
    }

    function end(): void {
      clearTimeout(timer);
      setIsOver(false);
    }

    function over(event: DragEvent): void {
      if (!isOfFiles(event)) return;
      // Without this, the browser would open the file instead of this page.
      event.preventDefault();
      setIsOver(true);
      endAfter(SILENT);
    }

    function drop(event: DragEvent): void {
      end();
      const file = isOfFiles(event) && event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      takeDropped(file);
    }

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragstart', () => (isOwn = true), { signal });
    document.addEventListener('dragend', () => (isOwn = false), { signal });
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', () => endAfter(LEFT), { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  return isOver;
}
