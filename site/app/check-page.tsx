import { Check } from '#features/check';
import { checkWords } from '#words/check';
import { addMoreTypes } from '#workbench/more-types';
import { PageTop } from './page-top.tsx';
import styles from './pages.module.css';

addMoreTypes();

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
