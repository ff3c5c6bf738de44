import { type ReactNode, useState } from 'react';
import { hideSecrets, neverExpires, recognize } from '#content';
import { AddressCautions, Button, ContentFields, Disclosure, Note } from '#ui';
import { previewWords } from '#words/preview';
import styles from './held-text.module.css';

/** The text of a finished code, by fields if it has some. Secrets are hidden until the visitor shows them. */
export function HeldText({ text }: { readonly text: string }) {
  const [isSecretShown, setIsSecretShown] = useState(false);
  const hidden = hideSecrets(text);
  const typed = recognize(text);
  const hasFields = typed.content !== text;
  const raw: ReactNode = (
    // Not every browser lets the keyboard reach a scrolling element.
    <p data-print={hasFields ? undefined : true} tabIndex={isTall(text) ? 0 : undefined}>
      <code>{isSecretShown ? text : hidden}</code>
    </p>
  );
  return (
    <div className={styles.holds}>
      <h3>{previewWords.contains}</h3>
      {hasFields ? <ContentFields data-print typed={typed} isSecretShown={isSecretShown} /> : raw}
      {neverExpires(text) && <Note>{previewWords.neverExpires}</Note>}
      <AddressCautions text={text} />
      {hidden !== text && (
        <Button size="small" variant="quiet" className={styles.toggle} onClick={() => setIsSecretShown(!isSecretShown)}>
          {isSecretShown ? previewWords.hidePassword : previewWords.showPassword}
        </Button>
      )}
      {hasFields && (
        <Disclosure title={previewWords.rawText} className={styles.raw}>
          {raw}
        </Disclosure>
      )}
    </div>
  );
}

function isTall(text: string): boolean {
  return text.length > 150 || text.split('\n').length > 5;
}
