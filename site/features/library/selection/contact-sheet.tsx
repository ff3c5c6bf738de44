import { hideSecrets } from '#content';
import type { CodeEntry } from '#storage';
import { codeLabel, codeTitle } from '#ui';
import styles from './contact-sheet.module.css';

/** A code with its picture, for printing. */
export interface PrintedProof {
  readonly code: CodeEntry;
  /** A data URL. */
  readonly picture: string;
}

interface ContactSheetProps {
  readonly proofs: readonly PrintedProof[];
}

/**
 * Lists the chosen codes with their captions for printing. The list is not visible on the screen. While it is rendered,
 * nothing else on the page is printed.
 */
export function ContactSheet({ proofs }: ContactSheetProps) {
  return (
    <ul className={styles.sheet} data-print>
      {proofs.map(({ code, picture }) => {
        const title = codeTitle(code);
        const held = hideSecrets(code.text);
        return (
          <li key={code.id}>
            <img src={picture} alt={codeLabel(code.text)} width={400} height={400} decoding="sync" />
            <p className={styles.title} dir="auto">
              {title}
            </p>
            {held !== title && (
              <p className={styles.held} dir="auto">
                {held}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
