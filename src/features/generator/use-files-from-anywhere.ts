import { useEffect, useEffectEvent } from 'react';

/** Calls `take` with each image or backup that is pasted, and each file that is dropped, anywhere on the page. */
export function useFilesFromAnywhere(take: (file: Blob) => void): void {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    const image = [...(data?.files ?? [])].find(({ type }) => /^image\/|\/json$/.test(type));
    // Text that is copied together with a picture of it, as from a spreadsheet, is meant as text.
    if (!image || data?.types.includes('text/plain')) return;
    event.preventDefault();
    take(image);
  });

  const takeDropped = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('paste', takePasted, { signal });
    document.addEventListener('dragover', allowFiles, { signal });
    document.addEventListener('drop', takeDropped, { signal });
    return () => controller.abort();
  }, []);
}

/** Without this, the browser opens a file that is dropped beside its place instead of this page. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
