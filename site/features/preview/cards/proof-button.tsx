import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import type { QrDesign } from '#design';
import { printOf, type ScanReport } from '#scanning';
import { usualPaper } from '#sheets';
import { Button, fileNameOf, Note, showToast } from '#ui';
import { proofWords } from '#words/proof';
import { askPrintVerdict, type Remade, siteLettering } from '#workbench';
import styles from './print-desk.module.css';
import { makeProofFile, openDesign, type ProvedFile } from './proof-file.ts';
import { savePdf } from './save-pdf.ts';

/**
 * Makes the file that is chosen in *More formats*, with a given date. `carried` is the design to embed, null for none.
 */
export type MakeProved = (code: Remade, carried: QrDesign | null, date: Date) => Promise<ProvedFile>;

export interface ProofButtonProps {
  readonly code: Remade;
  /** The verdict on the finished picture; null until it is known. */
  readonly report: ScanReport | null;
  /** Whether saved files carry the design. */
  readonly isCarrying: boolean;
  readonly makeProved: MakeProved;
}

/** The button that saves a proof sheet of the file that is chosen in *More formats*. */
export function ProofButton(props: ProofButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { text } = props.code.made;
      savePdf(await makeProof(props, new Date()), `quietzone-${fileNameOf(text)}-proof.pdf`);
      showToast({ kind: 'success', message: proofWords.saved });
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', message: proofWords.failed });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.actions}>
      <Button size="small" aria-disabled={isBusy} onClick={save}>
        <FileCheck aria-hidden="true" />
        {proofWords.button}
      </Button>
      <Note>{proofWords.hint}</Note>
    </div>
  );
}

async function makeProof({ code, report, isCarrying, makeProved }: ProofButtonProps, date: Date) {
  const { made } = code;
  const [lettering, file] = await Promise.all([
    siteLettering.load(),
    makeProved(code, isCarrying ? openDesign(code) : null, date),
  ]);
  const print = file.mm === null ? null : await askPrintVerdict(printOf(file.page, made, file.mm));
  return makeProofFile({ code, file, report, print, date, paper: usualPaper(navigator.languages) }, lettering);
}
