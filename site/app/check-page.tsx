import { addRules } from '#content';
import { MORE_RULES } from '#content/more';
import { Check } from '#features/check';
import { checkWords } from '#words/check';
import { PageTop } from './page-top.tsx';
import styles from './pages.module.css';

addRules(MORE_RULES);

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
