import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink, Head, VisuallyHidden } from '#ui';
import { frameWords } from '#words/frame';
import { pageWords } from '#words/pages';
import styles from './screen-message.module.css';
import { ScreenMessage } from './screen-message.tsx';

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

function NotFoundMark() {
  return (
    <>
      <VisuallyHidden>{pageWords.notFound.code}</VisuallyHidden>
      <svg className={styles.mark} viewBox="0 0 21 7" aria-hidden="true" shapeRendering="crispEdges">
        <path d="M0 0h2v3h2v-3h2v7h-2v-2h-4zM15 0h2v3h2v-3h2v7h-2v-2h-4z" fill="currentColor" />
        <path d="M7 0h7v7h-7zM8 1v5h5v-5z" fill="currentColor" fillRule="evenodd" />
        <path d="M9 2h3v3h-3z" fill="var(--accent)" />
      </svg>
    </>
  );
}
