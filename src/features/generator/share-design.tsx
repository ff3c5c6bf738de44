import { useState } from 'react';
import type { QrDesign } from '#design';
import { Disclosure } from '#ui';
import { late, useLate } from '#workbench';

const copyLink = late(() => import('./copy-link.tsx'));

/** A plain line that opens what passes the design on. */
export function ShareDesign({ design }: { readonly design: QrDesign }) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useLate(copyLink, isOpen);
  return (
    <Disclosure title="Share this design" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && part && <part.CopyLink design={design} />}
    </Disclosure>
  );
}
