import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { showToast } from '#ui';
import type { ImageErrorCode } from '#uploads';
import { designStore, loadMaker } from '#workbench';
import { IMAGE_TROUBLE } from './image-words.ts';

/** What became of the file that was chosen last. */
export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  /** It is this image. */
  | { readonly is: 'added'; readonly customImage: string }
  | { readonly is: 'removed' }
  /** It was not taken; the image before it, if any, stays. */
  | { readonly is: 'refused'; readonly why: ImageErrorCode };

/** What can be done with the visitor's image. The same object until its state changes. */
export interface ImageUpload {
  readonly state: UploadState;
  readonly takeImage: (file: Blob) => void;
  /** Takes no image any more, nor one that is still being read. */
  readonly removeImage: () => void;
  /** Resolves once no file is being read any more: to false where the one that was waited for is refused. */
  readonly settled: () => Promise<boolean>;
}

const NOTHING_BEING_READ = Promise.resolve(true);

/** Takes an image file into the design, also one that is pasted or dropped anywhere on the page. The latest file wins. */
export function useImageUpload(): ImageUpload {
  const [state, setState] = useState<UploadState>({ is: 'none' });
  /** Whether the file that is being read will be taken. */
  const latest = useRef(NOTHING_BEING_READ);

  const takeImage = useCallback((file: Blob): void => {
    const outcome = read();
    latest.current = outcome;
    setState({ is: 'reading' });

    async function read(): Promise<boolean> {
      const result = await readImage(file);
      if (latest.current !== outcome) return latest.current;
      latest.current = NOTHING_BEING_READ;
      setState(result);
      if (result.is === 'added') designStore.dispatch({ do: 'set-image', customImage: result.customImage });
      else showToast({ kind: 'error', message: 'Failed to load custom image', description: IMAGE_TROUBLE[result.why] });
      return result.is === 'added';
    }
  }, []);

  const removeImage = useCallback((): void => {
    latest.current = NOTHING_BEING_READ;
    setState({ is: 'removed' });
    designStore.dispatch({ do: 'remove-image' });
  }, []);

  const settled = useCallback(() => latest.current, []);

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

  return useMemo(() => ({ state, takeImage, removeImage, settled }), [state, takeImage, removeImage, settled]);
}

/** Reads a file; what a visitor can cause comes back as a state. */
async function readImage(file: Blob): Promise<Extract<UploadState, { is: 'added' | 'refused' }>> {
  try {
    const { imageTrouble, readUpload } = await loadMaker();
    return await readUpload(file).then(
      (customImage) => ({ is: 'added', customImage }),
      (error: unknown) => ({ is: 'refused', why: imageTrouble(error) }),
    );
  } catch (error) {
    console.error(error);
    return { is: 'refused', why: 'unreadable' };
  }
}

/** A file that is dropped beside its place would else be opened by the browser instead of this page. */
function allowFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
