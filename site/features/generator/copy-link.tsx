import { useEffect, useState } from 'react';
import { isLinkTooLong, LONGEST_LINK, writeLink } from '#carrying';
import { withoutSecrets } from '#content';
import type { QrDesign, SecretKind } from '#design';
import { CopyAddress, Note, Tick } from '#ui';
import { linkWords } from '#words/generator-links';
import styles from './draft.module.css';

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

function secretIn(design: QrDesign): SecretKind | null {
  const open = withoutSecrets(design);
  return open === design ? null : (Object.values(open.leftOut ?? {})[0] ?? null);
}

function tooLongText(link: string | null): string {
  return link === null ? linkWords.tooLarge : linkWords.tooLong(link.length, LONGEST_LINK);
}

interface WrittenLink {
  readonly of: QrDesign;
  readonly withPassword: boolean;
  /** Null if the design is too large. */
  readonly link: string | null;
}

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
