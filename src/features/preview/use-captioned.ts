import { useState } from 'react';
import { type Caption, type QrDesign, withCaption } from '#design';
import { type CodeRecord, changeCaption } from '#storage';
import { captionInWork } from '#workbench';

/** The design of a finished code with its present caption, and a function to change it. */
interface Captioned {
  /** Undefined without a record. */
  readonly design: QrDesign | undefined;
  /** Changes the print around the code: in its record, and in the design in work if that is the same one. */
  readonly changeCaption: (change: Caption) => void;
}

/** Follows the caption that the visitor gives a finished code. */
export function useCaptioned(record: CodeRecord | null | undefined): Captioned {
  const [own, setOwn] = useState<{ readonly id: string; readonly design: QrDesign } | null>(null);
  const design = own && own.id === record?.id ? own.design : record?.design;

  function change(part: Caption): void {
    if (!record || !design) return;
    setOwn({ id: record.id, design: withCaption(design, part) });
    void changeCaption(record.id, part);
    void captionInWork(design, part);
  }

  return { design, changeCaption: change };
}
