import { useEffect, useState } from 'react';
import { type CodeEntry, listCodes, subscribeToCodes } from '#storage';

/** Passes the stored codes to `tell`, now and after every change. Returns a function that stops this. */
export function watchCodes(tell: (codes: readonly CodeEntry[]) => void): () => void {
  let latest = 0;
  const update = async (): Promise<void> => {
    latest++;
    const own = latest;
    const listed = await listCodes();
    // An older answer would bring back deleted codes.
    if (own === latest) tell(listed);
  };
  void update();
  const stop = subscribeToCodes(update);
  return () => {
    latest++;
    stop();
  };
}

/** Returns the stored codes, the newest first, and updates after every change. Null until they have been read. */
export function useCodes(): readonly CodeEntry[] | null {
  const [codes, setCodes] = useState<readonly CodeEntry[] | null>(null);
  useEffect(() => watchCodes(setCodes), []);
  return codes;
}
