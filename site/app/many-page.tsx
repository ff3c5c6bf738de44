import { Many } from '#features/many';
import { manyWords } from '#words/many';
import { PageTop } from './page-top.tsx';
import styles from './pages.module.css';

const { page, link } = manyWords;

export function ManyPage() {
  return (
    <>
      <PageTop page={page} path="/many" crumb={link} title={page.headline} />
      <p className={styles.intro}>{page.intro}</p>
      <Many />
    </>
  );
}
