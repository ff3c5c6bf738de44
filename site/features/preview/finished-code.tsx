import { useEffect } from 'react';
import { changeCode, type GeneratedCode, generatedCode } from '#storage';
import { codeLabel, Proof, pressClass, revealClass } from '#ui';
import { previewWords } from '#words/preview';
import { keptVerdict, type Scan, useScan } from '#workbench';
import { CardsAndLabels } from './cards-and-labels.tsx';
import { ChangeDesign } from './change-design.tsx';
import { DesignSwitch } from './design-switch.tsx';
import styles from './finished-code.module.css';
import { HeldText } from './held-text.tsx';
import { MoreFormats } from './more-formats.tsx';
import { NewCode } from './new-code.tsx';
import { PreviewActions } from './preview-actions.tsx';
import { ScanResult, VerdictLine } from './scan-result.tsx';
import { useCaptioned } from './use-captioned.ts';
import { useFinishedCode } from './use-finished-code.ts';
import type { FixInPlace } from './use-fix.ts';

interface FinishedCodeProps {
  readonly code: GeneratedCode;
  readonly fix: FixInPlace;
}

/** A generated code: its text, its files, and whether it scans. */
export function FinishedCode({ code, fix }: FinishedCodeProps) {
  const finished = useFinishedCode(code);
  const latest = useScan(finished?.request ?? null);
  // A report or failure of a code that was shown here before is left out.
  const scan: Scan = latest.isCurrent ? latest : { ...latest, report: null, failure: null };
  const { id } = finished?.record ?? {};
  const { design, changeCaption } = useCaptioned(finished?.record);
  const { report } = scan;
  const verdict = keptVerdict(report);
  useEffect(() => {
    if (id !== undefined && verdict) void changeCode(id, { verdict });
  }, [id, verdict]);
  // Without a record, the text is the one that a decoder found in the picture.
  const text = finished?.record?.text ?? scan.report?.specimen.text ?? null;
  return (
    <div className={styles.finished}>
      <div className={styles.judged}>
        <Proof>
          <img
            key={code.picture}
            className={code.isWoven ? pressClass : revealClass}
            data-print
            src={code.picture}
            alt={text === null ? previewWords.unknownCode : codeLabel(text)}
            width={250}
            height={250}
            onError={() => generatedCode.passOver(code.picture)}
          />
        </Proof>
        <VerdictLine finished={finished} scan={scan} />
      </div>
      <div className={styles.beside}>
        <div className={styles.text}>{text !== null && <HeldText text={text} />}</div>
        <PreviewActions picture={code.picture} design={design} />
        {finished === null && <div className={styles.switch} />}
        {design && <DesignSwitch design={design} />}
        <div className={styles.back}>
          <ChangeDesign code={code} design={design} />
          <NewCode />
        </div>
      </div>
      <div className={styles.more}>
        <MoreFormats source={finished?.source} design={design} changeCaption={changeCaption} />
        <CardsAndLabels source={finished?.source} />
        <ScanResult picture={code.picture} finished={finished} scan={scan} fix={fix} />
      </div>
    </div>
  );
}
