import { addRules } from '#content';
import { MORE_RULES } from '#content/more';
import { Many } from '#features/many';
import { manyWords } from '#words/many';
import { PageTop } from './page-top.tsx';
import styles from './pages.module.css';

addRules(MORE_RULES);

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
