import { type Dispatch, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { showToast } from '#ui';
import type { DesignAction } from './design-reducer.ts';
import { loadMaker } from './use-maker.ts';

function failed(): void {
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
export function useImageUpload(dispatch: Dispatch<DesignAction>): ImageUpload {
  const [isReading, setIsReading] = useState(false);
  const latest = useRef(0);

  const takeImage = useCallback(
    async (file: Blob): Promise<void> => {
      latest.current += 1;
      const own = latest.current;
      setIsReading(true);
      try {
        const { takeUpload } = await loadMaker();
        const customImage = await takeUpload(file);
        if (own !== latest.current) return;
        if (customImage) dispatch({ do: 'set-image', customImage });
        else failed();
      } catch (error) {
        console.error(error);
        if (own === latest.current) failed();
      } finally {
        if (own === latest.current) setIsReading(false);
      }
    },
    [dispatch],
  );

  const removeImage = useCallback((): void => {
    latest.current += 1;
    setIsReading(false);
    dispatch({ do: 'remove-image' });
  }, [dispatch]);

  function takeFromAnywhere(event: Event, file: Blob): void {
    event.preventDefault();
    dispatch({ do: 'choose-tab', qrType: 'custom' });
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
