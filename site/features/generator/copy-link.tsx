import { useEffect, useState } from 'react';
import { isLinkTooLong, LONGEST_LINK, writeLink } from '#carrying';
import { withoutSecrets } from '#content';
import type { QrDesign, SecretKind } from '#design';
import { CopyAddress, Note, Tick } from '#ui';
import { linkWords } from '#words/generator-links';
import styles from './draft.module.css';

/** Copies a link to the design, and lists what the link leaves out. */
export function CopyLink({ design }: { readonly design: QrDesign }) {
  const [isSecretWanted, setIsSecretWanted] = useState(false);
  const secret = secretIn(design);
  const written = useLink(design, isSecretWanted);
  const link = written?.link ?? null;
  const isTooLong = written !== null && (link === null || isLinkTooLong(link));

  return (
    <div className={styles.link}>
      <p>{linkWords.promise}</p>
      {design.customImage !== undefined && <p>{linkWords.imageLeftOut}</p>}
      {secret && !isSecretWanted && <p>{linkWords.leftOut[secret]}</p>}
      {secret && (
        <Tick
          className={styles.check}
          checked={isSecretWanted}
          onChange={({ target }) => setIsSecretWanted(target.checked)}
        >
          {linkWords.include[secret]}
        </Tick>
      )}
      {isTooLong ? (
        <Note tone="warning" role="status">
          {tooLongText(link)}
        </Note>
      ) : (
        <CopyAddress address={link} words={linkWords} />
      )}
    </div>
  );
}

/** Returns the kind of secret in the design; null if it has none. */
function secretIn(design: QrDesign): SecretKind | null {
  const open = withoutSecrets(design);
  return open === design ? null : (Object.values(open.leftOut ?? {})[0] ?? null);
}

/** Returns why there is no link to copy. `link` is null if the design is too large. */
function tooLongText(link: string | null): string {
  return link === null ? linkWords.tooLarge : linkWords.tooLong(link.length, LONGEST_LINK);
}

/** A design with its link. */
interface WrittenLink {
  readonly of: QrDesign;
  readonly withPassword: boolean;
  /** Null if the design is too large. */
  readonly link: string | null;
}

/** Returns the link to a design; null until it is written. */
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
