import { useState } from 'react';
import type { QrDesign } from '#design';
import { late } from '#late';
import { Disclosure, TryAgain } from '#ui';
import { generatorWords } from '#words/generator';
import { useLate } from '#workbench';

const copyLink = late(() => import('./copy-link.tsx'));

/** A disclosure with the ways to share the design. */
export function ShareDesign({ design }: { readonly design: QrDesign }) {
  const [isOpen, setIsOpen] = useState(false);
  const { loaded, isMissing, retry } = useLate(copyLink, isOpen);
  return (
    <Disclosure title={generatorWords.share} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && loaded && <loaded.CopyLink design={design} />}
      {isOpen && !loaded && <TryAgain problem={isMissing ? generatorWords.lostShare : null} retry={retry} />}
    </Disclosure>
  );
}
