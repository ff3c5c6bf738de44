import { TryAgain } from '#ui';
import { generatorWords } from '#words/generator';
import { seam, useSeam } from '#workbench';
import type { CustomStyleProps } from './custom-style.tsx';
import styles from './style-panel.module.css';

const customStyle = seam(() => import('./custom-style.tsx'));

/** Loads the custom tab's content in advance. Rejects if it cannot be loaded. */
export const loadCustomStyle = customStyle.load;

/** The custom tab's content. It loads on demand, because most visitors only read the page. */
export function LateCustomStyle(props: CustomStyleProps) {
  const { loaded, isMissing, retry } = useSeam(customStyle);
  if (loaded) return <loaded.CustomStyle {...props} />;
  return <TryAgain className={styles.waiting} problem={isMissing ? generatorWords.lostStyle : null} retry={retry} />;
}
