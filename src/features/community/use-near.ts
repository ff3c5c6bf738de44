import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far outside the window something counts as near: what is drawn within it is there before anybody sees it. */
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

/** Whether an element has ever come near the window, and the ref that it needs. */
export function useNear<E extends Element>(initially: boolean): [boolean, RefObject<E | null>] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(initially);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return observe(ref.current, () => startTransition(() => setIsNear(true)));
  }, [isNear]);
  return [isNear, ref];
}
