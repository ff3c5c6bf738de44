import { ScanShape, VisuallyHidden } from '#ui';
import { styleWords } from '#words/generator-style';
import styles from './color-input.module.css';
import { NEEDED_CONTRAST } from './ink-contrast.ts';

/** The contrast of a color. If it is too low for phones, it is marked with the shape of the second-best verdict. */
export function ContrastMark({ ratio }: { readonly ratio: number }) {
  const isLow = ratio < NEEDED_CONTRAST;
  const words = isLow ? styleWords.lowContrast(ratio, NEEDED_CONTRAST) : styleWords.contrast(ratio);
  return (
    <span className={styles.contrast} data-low={isLow || undefined} title={words}>
      {isLow && <ScanShape rank={1} />}
      <span aria-hidden="true">{styleWords.ratio(ratio)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
