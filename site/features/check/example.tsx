import { useId } from 'react';
import { Button, sheetClass } from '#ui';
import { checkWords } from '#words/check';
import styles from './check.module.css';
import picture from './example.webp';
import marks from './example-marks.json';

const { example: words } = checkWords;

/** Shows what a check shows, by a picture with its marks. `take` gets the picture's address. */
export function Example({ take }: { readonly take: (address: string) => void }) {
  const id = useId();
  const { width, height, outline, misread } = marks;
  return (
    <section className={styles.result} aria-labelledby={id}>
      <figure className={`${sheetClass} ${styles.figure}`}>
        <div className={styles.picture} data-example="">
          <img src={picture} alt={words.picture} width={width} height={height} />
          <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path className={styles.halo} d={outline} />
            <path className={styles.outline} d={outline} />
            <path className={styles.misread} d={misread} />
          </svg>
        </div>
      </figure>
      <div className={`${sheetClass} ${styles.codes}`} data-stack="l column">
        <h2 id={id}>{words.title}</h2>
        <ul className={styles.points}>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Button onClick={() => take(picture)}>{words.check}</Button>
      </div>
    </section>
  );
}
