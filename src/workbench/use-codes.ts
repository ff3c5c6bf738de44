import { useEffect, useState } from 'react';
import { type CodeEntry, listCodes, subscribeToCodes } from '#storage';

/** Returns the stored codes, the newest first, and updates after every change. Null until they have been read. */
export function useCodes(): readonly CodeEntry[] | null {
  const [codes, setCodes] = useState<readonly CodeEntry[] | null>(null);
  useEffect(() => {
    let latest = 0;
    const update = async (): Promise<void> => {
      latest++;
      const own = latest;
      const listed = await listCodes();
      // An older answer would bring back deleted codes.
      if (own === latest) setCodes(listed);
    };
    void update();
    const stop = subscribeToCodes(update);
    return () => {
      latest++;
      stop();
    };
  }, []);
  return codes;
}
