import { useState } from 'react';
import type { QrDesign } from '#design';
import { Disclosure, TryAgain } from '#ui';
import { generatorWords } from '#words/generator';
import { seam, useSeam } from '#workbench';

const copyLink = seam(() => import('./copy-link.tsx'));

/** A disclosure with the ways to share the design. */
export function ShareDesign({ design }: { readonly design: QrDesign }) {
  const [isOpen, setIsOpen] = useState(false);
  const { loaded, isMissing, retry } = useSeam(copyLink, isOpen);
  return (
    <Disclosure title={generatorWords.share} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && loaded && <loaded.CopyLink design={design} />}
      {isOpen && !loaded && <TryAgain problem={isMissing ? generatorWords.lostShare : null} retry={retry} />}
    </Disclosure>
  );
}
