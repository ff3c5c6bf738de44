import { useEffect, useRef, useState } from 'react';
import { readCodePicture } from '#storage';

/** Pictures are read this far outside of the window. */
const AHEAD = '400px';

/** The picture of a code, read when its place comes near the window; and where to put the reference to that place. */
export function useNearPicture(id: string) {
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        readCodePicture(id).then((read) => {
          if (isCurrent) setPicture(read);
        });
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [id]);
  return { place, picture };
}
