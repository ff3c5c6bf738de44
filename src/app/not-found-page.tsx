import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui';
import { Head } from './head.tsx';
import { NotFoundMark } from './not-found-mark.tsx';
import { ScreenMessage } from './screen-message.tsx';

/** The answer to every unknown path. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <Head
        title="Page not found"
        description="There is no page at this address."
        keywords={[]}
        robots="noindex, follow"
        structuredData={[]}
      />
      <ScreenMessage mark={<NotFoundMark />} title="Oops! Page not found">
        <p>The page you are looking for may have been moved, deleted, or never existed.</p>
        <ButtonLink to="/" variant="primary">
          Return to Home
        </ButtonLink>
      </ScreenMessage>
    </>
  );
}
