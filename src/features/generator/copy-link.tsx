import { Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isLinkTooLong, LONGEST_LINK, writeLink } from '#carrying';
import { withoutSecrets } from '#content';
import type { QrDesign } from '#design';
import { Button, showToast, Tick } from '#ui';
import styles from './copy-link.module.css';

/** Copies an address that opens the design, and says what is not in it. */
export function CopyLink({ design }: { readonly design: QrDesign }) {
  const [isPasswordWanted, setIsPasswordWanted] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const hasPassword = withoutSecrets(design) !== design;
  const link = useLink(design, isPasswordWanted);
  const isTooLong = link !== null && isLinkTooLong(link);
  const isWithoutPassword = hasPassword && !isPasswordWanted;

  async function copy(): Promise<void> {
    if (link === null) return;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ kind: 'success', message: 'Link copied.' });
    } catch (error) {
      // No permission, or no clipboard at all: the link can still be copied by hand.
      console.warn('The clipboard takes no text', error);
      setIsShown(true);
    }
  }

  return (
    <div className={styles.link}>
      <p>
        The link holds the design itself; nothing is stored on a server.
        {design.customImage !== undefined && ' Without the image, which is too large for a link.'}
        {isWithoutPassword && ' Without the password.'}
      </p>
      {hasPassword && (
        <Tick
          className={styles.check}
          checked={isPasswordWanted}
          onChange={({ target }) => setIsPasswordWanted(target.checked)}
        >
          With the password, for all who get the link
        </Tick>
      )}
      {isTooLong ? (
        <p className={styles.problem} role="status">
          This design makes a link of {link.length.toLocaleString('en')} characters, which many programs cut: they take{' '}
          {LONGEST_LINK.toLocaleString('en')}. Send its picture as a file instead; it holds the design too.
        </p>
      ) : (
        <Button size="small" disabled={link === null} onClick={copy}>
          <Link aria-hidden="true" />
          Copy link
        </Button>
      )}
      {isShown && link !== null && !isTooLong && (
        <label className={styles.byHand}>
          This browser does not let the page copy. The link:
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </div>
  );
}

/** The address that opens a design; null until it is written. */
function useLink(design: QrDesign, withPassword: boolean): string | null {
  const [written, setWritten] = useState<{
    readonly of: QrDesign;
    readonly withPassword: boolean;
    readonly link: string;
  }>();
  useEffect(() => {
    let isCurrent = true;
    writeLink(design, { withPassword }).then((fragment) => {
      if (isCurrent) setWritten({ of: design, withPassword, link: `${location.origin}/${fragment}` });
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [design, withPassword]);
  return written?.of === design && written.withPassword === withPassword ? written.link : null;
}
