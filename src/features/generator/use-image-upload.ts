import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { showToast } from '#ui';
import { designStore, loadMaker } from '#workbench';

function failed(cause: unknown): void {
  // A file that is no image is nothing that went wrong here.
  if (!(cause instanceof Error && cause.name === 'ImageError')) console.error(cause);
  showToast({ kind: 'error', message: 'Failed to load custom image' });
}

/** What can be done with the visitor's image, and whether a file is being read. The same object until that changes. */
export interface ImageUpload {
  readonly isReading: boolean;
  readonly takeImage: (file: Blob) => void;
  /** Takes no image any more, nor one that is still being read. */
  readonly removeImage: () => void;
}

/** Takes an image file into the design, also one that is pasted or dropped anywhere on the page. The latest file wins. */
export function useImageUpload(): ImageUpload {
  const [isReading, setIsReading] = useState(false);
  const latest = useRef(0);

  const takeImage = useCallback(async (file: Blob): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    setIsReading(true);
    try {
      const { readUpload } = await loadMaker();
      const customImage = await readUpload(file);
      if (own === latest.current) designStore.dispatch({ do: 'set-image', customImage });
    } catch (error) {
      if (own === latest.current) failed(error);
    } finally {
      if (own === latest.current) setIsReading(false);
    }
  }, []);

  const removeImage = useCallback((): void => {
    latest.current += 1;
    setIsReading(false);
    designStore.dispatch({ do: 'remove-image' });
  }, []);

  function takeFromAnywhere(event: Event, file: Blob): void {
    event.preventDefault();
    designStore.dispatch({ do: 'choose-tab', qrType: 'custom' });
    takeImage(file);
  }

  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    const image = [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));
    // Text copied together with a picture of it (from a spreadsheet, say) is meant as text.
    if (image && !data?.types.includes('text/plain')) takeFromAnywhere(event, image);
  });

  const takeDropped = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (file) takeFromAnywhere(event, file);
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('paste', takePasted, { signal });
    document.addEventListener('dragover', allowFiles, { signal });
    document.addEventListener('drop', takeDropped, { signal });
    return () => controller.abort();
  }, []);

  return useMemo(() => ({ isReading, takeImage, removeImage }), [isReading, takeImage, removeImage]);
}

/** A file that is dropped beside its place would else be opened by the browser instead of this page. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
