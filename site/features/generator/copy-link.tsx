import { useState } from 'react';
import { isLinkTooLong, LONGEST_LINK, writeLink } from '#carrying';
import { withoutSecrets } from '#content';
import type { QrDesign, SecretKind } from '#design';
import { CopyAddress, Note, Tick } from '#ui';
import { linkWords } from '#words/generator-links';
import { LANGUAGE_PATH } from '#words/language';
import { useAnswer } from '#workbench';
import styles from './draft.module.css';

export function CopyLink({ design }: { readonly design: QrDesign }) {
  const [isSecretWanted, setIsSecretWanted] = useState(false);
  const secret = secretIn(design);
  const link = useLink(design, isSecretWanted);
  const isTooLong = link !== undefined && (link === null || isLinkTooLong(link));

  return (
    <div className={styles.link} data-stack="s start" data-text="soft small">
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
        <CopyAddress address={link ?? null} words={linkWords} />
      )}
    </div>
  );
}

function secretIn(design: QrDesign): SecretKind | null {
  const open = withoutSecrets(design);
  return open === design ? null : (Object.values(open.leftOut ?? {})[0] ?? null);
}

function tooLongText(link: string | null): string {
  return link === null ? linkWords.tooLarge : linkWords.tooLong({ characters: link.length, most: LONGEST_LINK });
}

/** Undefined until it is written, null if the design is too large. */
function useLink(design: QrDesign, withPassword: boolean): string | null | undefined {
  return useAnswer([design, withPassword], async () => {
    const fragment = await writeLink(design, { withPassword });
    return fragment && `${location.origin}${LANGUAGE_PATH}${fragment}`;
  }).value;
}
