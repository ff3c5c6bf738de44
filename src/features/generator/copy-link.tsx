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
  const written = useLink(design, isPasswordWanted);
  const link = written?.link ?? null;
  const isTooLong = written !== null && (link === null || isLinkTooLong(link));
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
          {tooLongText(link)}
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

/** Why there is no link to copy; `link` is null where the design is too large for any. */
function tooLongText(link: string | null): string {
  return link === null
    ? 'This design is too large for a link. Shorten its text.'
    : `This design makes a link of ${link.length.toLocaleString('en')} characters. Many programs cut links after ${LONGEST_LINK.toLocaleString('en')}. Send the picture as a file instead; it holds the design too.`;
}

/** A design with the address that opens it. */
interface WrittenLink {
  readonly of: QrDesign;
  readonly withPassword: boolean;
  /** Null where the design is too large for any. */
  readonly link: string | null;
}

/** The address that opens a design; null until it is written. */
function useLink(design: QrDesign, withPassword: boolean): WrittenLink | null {
  const [written, setWritten] = useState<WrittenLink>();
  useEffect(() => {
    let isCurrent = true;
    writeLink(design, { withPassword }).then((fragment) => {
      if (isCurrent) setWritten({ of: design, withPassword, link: fragment && `${location.origin}/${fragment}` });
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [design, withPassword]);
  return written?.of === design && written.withPassword === withPassword ? written : null;
}
