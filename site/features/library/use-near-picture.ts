import { useEffect, useRef, useState } from 'react';
import { readCodePicture } from '#storage';
import { whenNear } from './when-near.ts';

/**
 * Returns the picture of a code, and the ref for its place. The picture is read when its place comes near the window,
 * or after a while. It is read again if `version` changes.
 */
export function useNearPicture(id: string, version: string) {
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an updated code has another picture.
  useEffect(() => {
    let isCurrent = true;
    const stop = whenNear(place.current, () => {
      readCodePicture(id).then((found) => {
        if (isCurrent) setPicture(found);
      });
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [id, version]);
  return { place, picture };
}
