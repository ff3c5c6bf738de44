import { contentWords } from '#words/generator-content';
import styles from './cautions.module.css';

/** Says that only the first of several pasted lines was kept. Nothing if all of them were. */
export function PastedNote({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return <p className={styles.caution}>{contentWords.pasted(lines.length)}</p>;
}
