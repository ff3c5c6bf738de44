import { useEffect, useRef, useSyncExternalStore } from 'react';
import { carryInPng } from '#carrying';
import type { QrDesign } from '#design';
import { readDataUrl, writeDataUrl } from '#raster';
import { settings } from '#storage';

/** Prepared in advance. The design is left out if it is unknown, excluded by the visitor, or cannot be embedded. */
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
    const file = readDataUrl(picture);
    return file ? writeDataUrl('image/png', await carryInPng(file.bytes, design)) : picture;
  } catch (error) {
    console.warn('The picture is saved without its design', error);
    return picture;
  }
}

export function useBareFiles(): boolean {
  return useSyncExternalStore(settings.bareFiles.subscribe, settings.bareFiles.read, () => false);
}
