import { CORRECTION_LIMITS, type SheetCorrection } from '#storage';
import { Disclosure, Note, NumberField } from '#ui';
import { labelWords } from '#words/labels';
import { NumberRow } from './number-row.tsx';
import styles from './printing.module.css';

interface PrinterFieldsProps {
  readonly correction: SheetCorrection;
  readonly change: (correction: SheetCorrection) => void;
}

/** Fields to shift and scale the print, for printers that are slightly off. */
export function PrinterFields({ correction, change }: PrinterFieldsProps) {
  const { nudge, percent } = CORRECTION_LIMITS;
  return (
    <Disclosure title={labelWords.printer}>
      <div className={styles.fields}>
        <Note>{labelWords.printerHint}</Note>
        <NumberRow>
          <NumberField
            label={labelWords.right}
            unit={labelWords.mm}
            value={correction.x}
            limits={nudge}
            limitsText={labelWords.limitsMm}
            digits={1}
            change={(x) => change({ ...correction, x })}
          />
          <NumberField
            label={labelWords.down}
            unit={labelWords.mm}
            value={correction.y}
            limits={nudge}
            limitsText={labelWords.limitsMm}
            digits={1}
            change={(y) => change({ ...correction, y })}
          />
          <NumberField
            label={labelWords.scale}
            unit={labelWords.percent}
            value={correction.percent}
            limits={percent}
            limitsText={labelWords.limitsPercent}
            digits={1}
            change={(changed) => change({ ...correction, percent: changed })}
          />
        </NumberRow>
        <Note>{labelWords.remembered}</Note>
      </div>
    </Disclosure>
  );
}
