/** How far outside the window an element counts as near, so that it is drawn before it is visible. */
const REACH = '800px';

const watched = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/**
 * Calls `arrive` when an element comes near the window. One observer watches all elements. Returns a function that
 * stops watching the element.
 */
export function observeNear(element: Element, arrive: () => void): () => void {
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
