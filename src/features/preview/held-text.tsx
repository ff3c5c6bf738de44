import { useState } from 'react';
import { hideSecrets } from '#content';
import { Button } from '#ui';
import styles from './held-text.module.css';

/** Whether a text may take more lines than are shown at once, on a narrow screen. */
function isTall(text: string): boolean {
  return text.length > 150 || text.split('\n').length > 5;
}

/** The text of a code; a password in it stays hidden until it is asked for. */
export function HeldText({ text }: { text: string }) {
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const hidden = hideSecrets(text);
  return (
    <div className={styles.holds}>
      <h3>This code holds</h3>
      {/* What scrolls must be reached by keyboard, and not every browser sees to it. */}
      <p data-print tabIndex={isTall(text) ? 0 : undefined}>
        <code>{isPasswordShown ? text : hidden}</code>
      </p>
      {hidden !== text && (
        <Button
          size="small"
          variant="quiet"
          className={styles.toggle}
          onClick={() => setIsPasswordShown(!isPasswordShown)}
        >
          {isPasswordShown ? 'Hide password' : 'Show password'}
        </Button>
      )}
    </div>
  );
}
