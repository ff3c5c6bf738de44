import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { late } from '#late';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore } from '#workbench';
import type { Found } from './found-in-picture.ts';
import type { RestoreBackUp } from './read-picture-file.ts';
import { useFilesFromAnywhere } from './use-files-from-anywhere.ts';

/** What happened to the file that was chosen last. */
export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  /** It is this image. */
  | { readonly is: 'added'; readonly customImage: string }
  | { readonly is: 'removed' }
  /** It was not taken, and the design is as it was; until the visitor's next change of the design. */
  | { readonly is: 'refused'; readonly why: string };

/** What can be done with the visitor's image. The same object until its state changes. */
export interface ImageUpload {
  readonly state: UploadState;
  readonly takeImage: (file: Blob) => void;
  /** Takes no image any more, nor one that is still being read. */
  readonly removeImage: () => void;
  /** Resolves once no file is being read any more: to false where the one that was waited for is refused. */
  readonly settled: () => Promise<boolean>;
  /** What the picture holds beside its pixels; null for nothing, or once it was decided about. */
  readonly found: Found | null;
  /** The visitor has decided about what was found. */
  readonly decide: () => void;
  /** Takes a picture for an image whatever else it holds. */
  readonly takePicture: (file: Blob) => void;
}

const reader = late(() => import('./read-picture-file.ts'));

const NO_FILE: UploadState = { is: 'none' };

const LOST: UploadState = { is: 'refused', why: generatorWords.lostReader };

const NOTHING_BEING_READ = Promise.resolve(true);

/** Returns what reads files, or null, with a line in the console, if it cannot be loaded. */
async function loadReader() {
  try {
    return await reader.load();
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * Takes image files into the design, also those that are pasted or dropped anywhere on the page. The latest file wins. A
 * backup that arrives this way goes to `restoreBackUp`, whatever comes after it.
 */
export function useImageUpload(restoreBackUp: RestoreBackUp): ImageUpload {
  const [state, setState] = useState<UploadState>(NO_FILE);
  const [found, setFound] = useState<Found | null>(null);
  const search = useRef(new AbortController());
  /** Whether the file that is being read will be taken. */
  const latest = useRef(NOTHING_BEING_READ);

  const decide = useCallback((): void => {
    search.current.abort();
    setFound(null);
  }, []);

  const take = useCallback(
    (file: Blob, isSearched: boolean): void => {
      decide();
      const own = new AbortController();
      search.current = own;
      const { design: before } = designStore.get();
      const outcome = read();
      latest.current = outcome;
      setState({ is: 'reading' });

      async function read(): Promise<boolean> {
        const picture = await loadReader();
        const held = isSearched && picture ? await picture.lookInside(file, restoreBackUp) : null;
        if (own.signal.aborted) return latest.current;
        if (held) {
          latest.current = NOTHING_BEING_READ;
          setState(NO_FILE);
          // Nothing is on its way into the design: of a back-up never, of a picture once the visitor has decided.
          if (held !== 'back-up') {
            setFound({ is: 'design', design: held, file: file.type === 'application/pdf' ? null : file });
          }
          return true;
        }
        const result = picture ? await picture.readImage(file) : LOST;
        if (latest.current !== outcome) return latest.current;
        latest.current = NOTHING_BEING_READ;
        setState(result);
        if (result.is === 'added') {
          const { customImage } = result;
          designStore.dispatch({ do: 'set-image', customImage });
          const taken = { customImage, before };
          // The image is there, and waits for nothing.
          if (isSearched) void picture?.lookForCodes(taken, own.signal, setFound);
        } else if (result.is === 'refused') {
          showToast({ kind: 'error', message: generatorWords.imageNotLoaded, description: result.why });
        }
        return result.is === 'added';
      }
    },
    [decide, restoreBackUp],
  );

  const takeImage = useCallback((file: Blob): void => take(file, true), [take]);
  const takePicture = useCallback((file: Blob): void => take(file, false), [take]);

  const removeImage = useCallback((): void => {
    latest.current = NOTHING_BEING_READ;
    setState({ is: 'removed' });
    decide();
    designStore.dispatch({ do: 'remove-image' });
  }, [decide]);

  const settled = useCallback(() => latest.current, []);

  useFilesFromAnywhere(takeImage);

  // A refusal is about the last thing that the visitor did: the next change of the design takes it away.
  useEffect(() => designStore.subscribe(() => setState((now) => (now.is === 'refused' ? NO_FILE : now))), []);

  return useMemo(
    () => ({ state, takeImage, removeImage, settled, found, decide, takePicture }),
    [state, takeImage, removeImage, settled, found, decide, takePicture],
  );
}
