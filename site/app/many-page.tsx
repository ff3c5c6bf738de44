import { Many } from '#features/many';
import { manyWords } from '#words/many';
import styles from './many-page.module.css';
import { PageTop } from './page-top.tsx';

const { headline, intro } = manyWords.page;

/** The page that makes a code for every row of a table. */
export function ManyPage() {
  return (
    <>
      <PageTop page={manyWords.page} path="/many" crumb={manyWords.link} />
      <h1 className={styles.title}>{headline}</h1>
      <p className={styles.intro}>{intro}</p>
      <Many />
    </>
  );
}
