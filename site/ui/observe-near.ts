type Watched = Map<Element, () => void>;

const observers = new Map<string, { readonly observer: IntersectionObserver; readonly watched: Watched }>();

/** Calls `arrive` whenever the element comes within `reach`, a CSS length. Returns a function that stops this. */
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
