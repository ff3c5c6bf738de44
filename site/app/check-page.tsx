import { Check } from '#features/check';
import { checkWords } from '#words/check';
import { PageTop } from './page-top.tsx';
import styles from './pages.module.css';

const { page, link } = checkWords;

export function CheckPage() {
  return (
    <>
      <PageTop page={page} path="/check" crumb={link} title={page.headline} />
      <p className={styles.intro}>{page.intro}</p>
      <Check />
    </>
  );
}
