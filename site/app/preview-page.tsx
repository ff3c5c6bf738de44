import { Preview } from '#features/preview';
import { frameWords } from '#words/frame';
import { previewWords } from '#words/preview';
import { PageTop } from './page-top.tsx';
import styles from './preview-page.module.css';

const { headline } = previewWords.page;

/** The page of the last generated code, with everything that can be done with it. */
export function PreviewPage() {
  return (
    <>
      <PageTop page={previewWords.page} path="/preview" crumb={frameWords.links.preview} />
      <h1 className={styles.title}>{headline}</h1>
      <Preview />
    </>
  );
}
