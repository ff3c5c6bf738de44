import { pictureWords } from '#words/generator-pictures';
import styles from './drop-sheet.module.css';

/** Lies over the page while a file is being dragged. The page below it receives the drop. */
export function DropSheet() {
  return (
    <div className={styles.cover}>
      <div className={styles.sheet}>
        <p className={styles.title}>{pictureWords.drop}</p>
        <p>{pictureWords.dropHelp}</p>
      </div>
    </div>
  );
}
