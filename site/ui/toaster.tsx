import { type ComponentType, useEffect, useState } from 'react';
import { twice } from '#workers';
import { isToasterWanted, requestToaster, subscribeToasts } from './toast-queue.ts';

/** The library for notices loads with the first notice, or at the first click, touch or key press. */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    // If the library fails to load, the next notice requests it again.
    const load = () =>
      void twice(() => import('./toast-host.tsx')).then(({ ToastHost }) => setHost(() => ToastHost), console.error);
    if (isToasterWanted()) load();
    const stop = subscribeToasts(load);
    const controller = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      window.addEventListener(event, requestToaster, { once: true, passive: true, signal: controller.signal });
    }
    return () => {
      stop();
      controller.abort();
    };
  }, []);
  return Host && <Host />;
}
