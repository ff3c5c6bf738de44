import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * What a browser does by itself when a document loads, after each navigation inside the page: begin at the top, and let
 * the keyboard and screen readers begin at the main content. Going back keeps the place that the browser remembers.
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
