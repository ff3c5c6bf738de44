import { useState } from 'react';
import { hideSecrets } from '#content';
import { AddressCautions, Button } from '#ui';
import { previewWords } from '#words/preview';
import styles from './held-text.module.css';

/** Whether a text may need more lines than fit on a narrow screen. */
function isTall(text: string): boolean {
  return text.length > 150 || text.split('\n').length > 5;
}

/** The text of a code. A password in it stays hidden until the visitor asks for it. */
export function HeldText({ text }: { text: string }) {
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const hidden = hideSecrets(text);
  return (
    <div className={styles.holds}>
      <h3>{previewWords.contains}</h3>
      {/* Not every browser lets the keyboard reach a scrolling element. */}
      <p data-print tabIndex={isTall(text) ? 0 : undefined}>
        <code>{isPasswordShown ? text : hidden}</code>
      </p>
      <AddressCautions text={text} />
      {hidden !== text && (
        <Button
          size="small"
          variant="quiet"
          className={styles.toggle}
          onClick={() => setIsPasswordShown(!isPasswordShown)}
        >
          {isPasswordShown ? previewWords.hidePassword : previewWords.showPassword}
        </Button>
      )}
    </div>
  );
}
