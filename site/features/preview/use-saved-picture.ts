import { useEffect, useRef } from 'react';
import type { QrDesign } from '#design';
import { twice } from '#late';
import { useBareFiles } from './use-bare-files.ts';

/**
 * Returns a function that gives the picture to save, in which the design is embedded as data. The design is left out if
 * it is unknown, if the visitor has excluded it, or if embedding it fails. The picture is prepared in advance.
 */
export function useSavedPicture(picture: string, design: QrDesign | undefined): () => Promise<string> {
  const isBare = useBareFiles();
  const prepared = useRef(Promise.resolve(picture));
  useEffect(() => {
    prepared.current = isBare || !design ? Promise.resolve(picture) : carry(picture, design);
  }, [picture, design, isBare]);
  return () => prepared.current;
}

async function carry(picture: string, design: QrDesign): Promise<string> {
  try {
    return await (await twice(() => import('./carried-picture.ts'))).carryDesign(picture, design);
  } catch (error) {
    console.warn('The picture is saved without its design', error);
    return picture;
  }
}
