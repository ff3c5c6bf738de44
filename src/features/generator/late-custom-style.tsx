import { late } from '#late';
import { TryAgain } from '#ui';
import { generatorWords } from '#words/generator';
import { useLate } from '#workbench';
import type { CustomStyleProps } from './custom-style.tsx';
import styles from './style-panel.module.css';

const customStyle = late(() => import('./custom-style.tsx'));

/** Fetches the custom tab's content ahead of its time. Rejects when it cannot be had. */
export const loadCustomStyle = customStyle.load;

/** The custom tab's content, which is fetched when it is wanted: most visitors read the page without it. */
export function LateCustomStyle(props: CustomStyleProps) {
  const { loaded, isMissing, retry } = useLate(customStyle);
  if (loaded) return <loaded.CustomStyle {...props} />;
  return <TryAgain className={styles.waiting} problem={isMissing ? generatorWords.lostStyle : null} retry={retry} />;
}
