import { useEffect, useState } from 'react';
import { type CodeEntry, readCodePicture } from '#storage';
import type { PrintedProof } from './contact-sheet.tsx';

/** Returns the codes being printed, with their pictures, and a function that prints some codes. */
export function usePrintSheet() {
  const [proofs, setProofs] = useState<readonly PrintedProof[]>([]);
  useEffect(() => {
    if (proofs.length === 0) return;
    let isCurrent = true;
    const done = (): void => setProofs([]);
    // The pictures are decoded first, because some browsers do not wait for pictures when they print.
    const pictures = proofs.map(({ picture }) => Object.assign(new Image(), { src: picture }).decode());
    void Promise.allSettled(pictures).then(() => {
      if (!isCurrent) return;
      window.addEventListener('afterprint', done, { once: true });
      window.print();
    });
    return () => {
      isCurrent = false;
      window.removeEventListener('afterprint', done);
    };
  }, [proofs]);

  /** Resolves to how many codes are printed; missing codes are left out. */
  async function print(codes: readonly CodeEntry[]): Promise<number> {
    const read = await Promise.all(codes.map(async (code) => ({ code, picture: await readCodePicture(code.id) })));
    const found = read.filter((proof): proof is PrintedProof => proof.picture !== null);
    setProofs(found);
    return found.length;
  }

  return { proofs, print };
}
