import { useEffect, useRef, useState } from 'react';
import { type CheckedPicture, checkApart } from '#workers/judging';
import { readPicture, refuse } from './read-picture.ts';

export type CheckState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  | { readonly is: 'refused'; readonly why: string }
  /** The picture could not be checked, but may be if it is tried again. */
  | { readonly is: 'failed'; readonly retry: () => void }
  /** `id` differs for each picture. `source` is the address of the picture as it is shown. */
  | { readonly is: 'found'; readonly id: number; readonly source: string; readonly found: CheckedPicture };

/** Reads and checks pictures. The latest one wins. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ is: 'none' });
  const latest = useRef(new AbortController());
  const lastId = useRef(0);
  useEffect(() => () => latest.current.abort(), []);

  async function take(file: Blob): Promise<void> {
    latest.current.abort();
    const controller = new AbortController();
    latest.current = controller;
    const { signal } = controller;
    setState({ is: 'reading' });
    try {
      const picture = await readPicture(file);
      if (signal.aborted) return;
      if (picture.is === 'refused') {
        setState(picture);
        return;
      }
      const source = picture.is === 'file' ? addressOf(picture.file, signal) : picture.source;
      lastId.current++;
      const id = lastId.current;
      const tell = (found: CheckedPicture): void => setState({ is: 'found', id, source, found });
      const found = await checkApart(picture, signal, tell);
      if (found) tell(found);
      else setState(refuse('damaged'));
    } catch (error) {
      if (signal.aborted) return;
      console.error('Not checked:', error);
      setState({ is: 'failed', retry: () => void take(file) });
    }
  }

  function clear(): void {
    latest.current.abort();
    setState({ is: 'none' });
  }

  return { state, take, clear };
}

/** The address is good until the signal aborts. */
function addressOf(file: Blob, signal: AbortSignal): string {
  const address = URL.createObjectURL(file);
  signal.addEventListener('abort', () => URL.revokeObjectURL(address));
  return address;
}
