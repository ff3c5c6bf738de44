import { useEffect, useState } from 'react';
import { isLinkTooLong, LONGEST_LINK } from '#carrying';
import type { ManyChoice } from '#storage';
import { type Mapping, shareableMapping } from '#tables/mapping';
import { CopyAddress, Disclosure, Note } from '#ui';
import { linkWords } from '#words/generator-links';
import { manyWords } from '#words/many';
import styles from './share-template.module.css';
import { writeTemplateLink } from './template-link.ts';

const words = manyWords.map;

interface ShareTemplateProps {
  readonly mapping: Mapping;
  readonly choice: ManyChoice;
}

/** A link that opens the mapping without the rows, for sharing it as a template. */
export function ShareTemplate(props: ShareTemplateProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={words.share} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && <TemplateLink {...props} />}
    </Disclosure>
  );
}

function TemplateLink({ mapping, choice }: ShareTemplateProps) {
  const [written, setWritten] = useState<ShareTemplateProps & { readonly link: string | null }>();
  useEffect(() => {
    let isCurrent = true;
    writeTemplateLink(mapping, choice).then((fragment) => {
      const link = fragment && `${location.origin}/many${fragment}`;
      if (isCurrent) setWritten({ mapping, choice, link });
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [mapping, choice]);
  const isWritten = written?.mapping === mapping && written.choice === choice;
  const link = isWritten ? written.link : null;
  const isTooLong = isWritten && (link === null || isLinkTooLong(link));
  return (
    <div className={styles.share}>
      <Note>{words.shareHint}</Note>
      {shareableMapping(mapping).isOpened && <Note tone="warning">{words.secretsLeftOut}</Note>}
      {isTooLong ? (
        <Note tone="warning" role="status">
          {words.linkTooLong(link?.length ?? 0, LONGEST_LINK)}
        </Note>
      ) : (
        <CopyAddress address={link} words={linkWords} />
      )}
    </div>
  );
}
