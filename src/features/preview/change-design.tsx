import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { QrDesign } from '#design';
import { findRecord, type GeneratedCode } from '#storage';
import { ButtonLink } from '#ui';
import { designStore } from '#workbench';

interface ChangeDesignProps {
  readonly code: GeneratedCode;
  /** What the code was made from; absent where that is not known, or not yet. */
  readonly design: QrDesign | undefined;
  readonly className?: string;
}

/** Leads to the generator with the design of this very code in work; the one before comes back with Undo. */
export function ChangeDesign({ code, design, className }: ChangeDesignProps) {
  const navigate = useNavigate();

  async function open(event: MouseEvent): Promise<void> {
    // Another tab begins with a design of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const own = design ?? (await findRecord(code.picture, code.id))?.design;
    if (own) await designStore.open(own);
    void navigate('/');
  }

  return (
    <ButtonLink to="/" variant="quiet" size="small" className={className} onClick={open}>
      <ArrowLeft aria-hidden="true" />
      Change the design
    </ButtonLink>
  );
}
