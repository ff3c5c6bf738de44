import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * After a navigation, does what a browser does when a document loads: starts at the top and moves the focus to the main
 * content. Going back keeps the browser's scroll position.
 */
export function useArrival(pathname: string): void {
  const navigationType = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);
}
