import { useEffect, useRef, useState } from 'react';
import { readCodePicture } from '#storage';

/** Pictures are read this far outside of the window. */
const AHEAD = '400px';

/** Milliseconds after which all other pictures are read too, so that the page prints completely. */
const LATER = 3000;

/**
 * Returns the picture of a code, read when its place comes near the window, or after a while, and again for another
 * `version` of the code; and the ref for that place.
 */
export function useNearPicture(id: string, version: string) {
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code that was updated has another picture.
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
