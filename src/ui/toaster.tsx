import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isToasterWanted, requestToaster, subscribeToasts } from './toast-queue.ts';

const SonnerHost = lazy(() => import('./sonner-host.tsx').then((module) => ({ default: module.SonnerHost })));

function isNever(): boolean {
  return false;
}

/** Where notices appear; once, in the frame. Their library arrives with the first notice or the visitor's first touch. */
export function Toaster() {
  const isWanted = useSyncExternalStore(subscribeToasts, isToasterWanted, isNever);
  useEffect(() => {
    const controller = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      window.addEventListener(event, requestToaster, { once: true, passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
  return isWanted ? (
    <Suspense>
      <SonnerHost />
    </Suspense>
  ) : null;
}
