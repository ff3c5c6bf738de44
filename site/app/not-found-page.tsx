import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui';
import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import { Head } from './head.tsx';
import { NotFoundMark } from './not-found-mark.tsx';
import { ScreenMessage } from './screen-message.tsx';

/** The page for every unknown path. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <Head
        title={pageWords.notFound.documentTitle}
        description={pageWords.notFound.documentDescription}
        keywords={[]}
        robots="noindex, follow"
        structuredData={[]}
      />
      <ScreenMessage mark={<NotFoundMark />} title={pageWords.notFound.title}>
        <p>{pageWords.notFound.text}</p>
        <ButtonLink to="/" variant="primary">
          {frameWords.returnHome}
        </ButtonLink>
      </ScreenMessage>
    </>
  );
}
