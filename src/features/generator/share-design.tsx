import { useState } from 'react';
import type { QrDesign } from '#design';
import { late } from '#late';
import { Disclosure, TryAgain } from '#ui';
import { useLate } from '#workbench';

const copyLink = late(() => import('./copy-link.tsx'));

const LOST = "Couldn't load what makes links. Check your connection.";

/** A plain line that opens what passes the design on. */
export function ShareDesign({ design }: { readonly design: QrDesign }) {
  const [isOpen, setIsOpen] = useState(false);
  const { loaded, isMissing, retry } = useLate(copyLink, isOpen);
  return (
    <Disclosure title="Share this design" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && loaded && <loaded.CopyLink design={design} />}
      {isOpen && !loaded && <TryAgain problem={isMissing ? LOST : null} retry={retry} />}
    </Disclosure>
  );
}
