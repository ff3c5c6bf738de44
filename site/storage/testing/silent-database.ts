import { vi } from 'vitest';

/**
 * From now on, the database does not answer when it is opened, as if another tab blocked it. Returns a function that
 * lets it answer.
 */
export function silenceDatabase(): () => void {
  const { open } = indexedDB;
  const { promise: released, resolve: release } = newGate();
  vi.spyOn(indexedDB, 'open').mockImplementation((...parameters) => {
    const request = open.apply(indexedDB, parameters);
    const add = request.addEventListener.bind(request) as EventTarget['addEventListener'];
    request.addEventListener = (type: string, listener: unknown) => {
      const answer = listener as (event: Event) => void;
      add(type, (event) => (type === 'success' ? void released.then(() => answer(event)) : answer(event)));
    };
    return request;
  });
  return release;
}

function newGate(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
