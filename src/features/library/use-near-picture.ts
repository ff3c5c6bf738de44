import { useEffect, useRef, useState } from 'react';
import { readCodePicture } from '#storage';

/** Pictures this far outside the window are read already. */
const AHEAD = '400px';

/** Milliseconds after which all other pictures are read as well, so that the page prints completely. */
const LATER = 3000;

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
    const read = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      readCodePicture(id).then((found) => {
        if (isCurrent) setPicture(found);
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) read();
      },
      { rootMargin: AHEAD },
    );
    const timer = setTimeout(read, LATER);
    if (place.current) observer.observe(place.current);
    return () => {
      isCurrent = false;
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [id, version]);
  return { place, picture };
}
