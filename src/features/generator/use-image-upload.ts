import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '#ui';
import { designStore } from '#workbench';
import type { Found } from './found-in-picture.ts';
import type { RestoreBackUp } from './look-into-picture.ts';
import { readImage, seekCodes, seekDesign } from './read-picture-file.ts';
import { useFilesFromAnywhere } from './use-files-from-anywhere.ts';

/** What became of the file that was chosen last. */
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

const NO_FILE: UploadState = { is: 'none' };

const NOTHING_BEING_READ = Promise.resolve(true);

/**
 * Takes an image file into the design, also one that is pasted or dropped anywhere on the page. The latest file wins; a back-up that comes in
 * these ways goes to `restoreBackUp`, whatever comes after it.
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
        const held = isSearched ? await seekDesign(file, restoreBackUp) : null;
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
        const result = await readImage(file);
        if (latest.current !== outcome) return latest.current;
        latest.current = NOTHING_BEING_READ;
        setState(result);
        if (result.is === 'added') {
          const { customImage } = result;
          designStore.dispatch({ do: 'set-image', customImage });
          const taken = { customImage, before };
          // The image is there, and waits for nothing.
          if (isSearched) {
            void seekCodes(taken, own.signal, setFound);
          }
        } else {
          showToast({ kind: 'error', message: 'Failed to load custom image', description: result.why });
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
