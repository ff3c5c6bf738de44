import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far outside the window an element counts as near, so that it is drawn before it is visible. */
const REACH = '800px';

const watched = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function observe(element: Element, arrive: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) watched.get(target)?.();
    },
    { rootMargin: REACH },
  );
  watched.set(element, arrive);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
  };
}

/** Returns whether an element has ever been near the window, and the ref for it. */
export function useNear<E extends Element>(initially: boolean): [boolean, RefObject<E | null>] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(initially);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return observe(ref.current, () => startTransition(() => setIsNear(true)));
  }, [isNear]);
  return [isNear, ref];
}
