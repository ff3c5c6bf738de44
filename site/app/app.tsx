import { Suspense, use, useEffect, useRef } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { ErrorBoundary } from '#ui';
import { Frame } from './frame.tsx';
import { loadedPage, openPage } from './page-loader.ts';
import { type PageRoute, ROUTES } from './routes.ts';
import { ErrorScreen } from './screen-message.tsx';

/** If a page fails, the frame around it stays; if the frame fails, only the error screen is shown. */
export function App() {
  const { pathname } = useLocation();
  useArrival(pathname);
  return (
    <ErrorBoundary place={pathname} fallback={<ErrorScreen />}>
      <Frame>
        <ErrorBoundary place={pathname} fallback={<ErrorScreen />}>
          <Suspense fallback={null}>
            <Routes>
              {ROUTES.map((route) => (
                <Route key={route.path} path={route.path} element={<Page route={route} />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  );
}

function Page({ route }: { route: PageRoute }) {
  const Component = loadedPage(route) ?? use(openPage(route));
  return <Component />;
}

/**
 * After a navigation, scrolls to the top and focuses the main content, unless the page has focused a field of its own.
 * Going back keeps the scroll position.
 */
function useArrival(pathname: string): void {
  const navigationType = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector('main');
    if (document.activeElement !== main && main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);
}
