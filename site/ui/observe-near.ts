/** Maps each element that one observer watches to the function to call when the element comes near the window. */
type Watched = Map<Element, () => void>;

const observers = new Map<string, { readonly observer: IntersectionObserver; readonly watched: Watched }>();

/**
 * Calls `arrive` each time an element comes near the window: within `reach`, a CSS length such as `400px`. One observer
 * watches all elements with the same reach. Returns a function that stops watching the element.
 */
export function observeNear(element: Element, reach: string, arrive: () => void): () => void {
  const { observer, watched } = observers.get(reach) ?? startObserver(reach);
  watched.set(element, arrive);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    watched.delete(element);
  };
}

function startObserver(reach: string) {
  const watched: Watched = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) watched.get(target)?.();
    },
    { rootMargin: reach },
  );
  observers.set(reach, { observer, watched });
  return { observer, watched };
}
