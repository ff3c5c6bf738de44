import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { QrDesign } from '#design';
import { findRecord, type GeneratedCode } from '#storage';
import { ButtonLink, isPlainClick } from '#ui';
import { previewWords } from '#words/preview';
import { designStore } from '#workbench';

interface ChangeDesignProps {
  readonly code: GeneratedCode;
  /** The design of the code; undefined if unknown, or not looked up yet. */
  readonly design: QrDesign | undefined;
}

/** Opens this code's design in the generator. Undo restores the previous design. */
export function ChangeDesign({ code, design }: ChangeDesignProps) {
  const navigate = useNavigate();

  async function open(event: MouseEvent): Promise<void> {
    // With a modifier key or another mouse button, the link opens another tab, which has its own design.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const own = design ?? (await findRecord(code.picture, code.id))?.design;
    if (own) await designStore.open(own);
    void navigate('/');
  }

  return (
    <ButtonLink to="/" variant="quiet" size="small" onClick={open}>
      <ArrowLeft data-mirrored aria-hidden="true" />
      {previewWords.changeDesign}
    </ButtonLink>
  );
}
