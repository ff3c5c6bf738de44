import { Suspense, use } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from '#ui';
import { ErrorScreen } from './error-screen.tsx';
import { Frame } from './frame.tsx';
import { loadedPage, openPage } from './page-loader.ts';
import { type PageRoute, ROUTES } from './routes.ts';
import { useArrival } from './use-arrival.ts';

/**
 * The whole site, without its router. If a page fails, the frame around it stays. If the frame fails, only the error
 * screen is shown.
 */
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
