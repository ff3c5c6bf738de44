import styles from './cautions.module.css';

/** Says that only the first of several pasted lines was kept; nothing where all of them were. */
export function PastedNote({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <p className={styles.caution}>
      You pasted {lines.length} lines, and this code holds one. The first line was kept, the others were left out.
    </p>
  );
}
