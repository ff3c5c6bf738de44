import { useState } from 'react';
import { type Caption, type QrDesign, withCaption } from '#design';
import { type CodeRecord, changeCaption } from '#storage';
import { captionInWork } from '#workbench';

/** The design of a finished code with its current caption, and a function to change the caption. */
interface Captioned {
  /** Undefined if no record of the code is stored. */
  readonly design: QrDesign | undefined;
  /**
   * Changes the caption, address or frame in the code's record. Also changes the design in the generator, if it equals
   * the code's design in everything but these three.
   */
  readonly changeCaption: (change: Caption) => void;
}

/** Stores the caption that the visitor writes for a finished code. */
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
