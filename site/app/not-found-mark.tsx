import { VisuallyHidden } from '#ui';
import { pageWords } from '#words/pages';
import styles from './not-found-mark.module.css';

/** The number 404 drawn in modules. The zero is a finder pattern. */
export function NotFoundMark() {
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
