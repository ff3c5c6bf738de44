import { OWN_SHEET_FIELDS, OWN_SHEET_LIMITS, type OwnSheetProblem, PAPERS, type PaperName } from '#sheets';
import { ChoiceRow, Note, NumberField } from '#ui';
import { labelWords } from '#words/labels';
import { type OwnNumbers, ownPaper, ROLL_LIMITS, type RollNumbers } from './label-product.ts';
import { NumberRow } from './number-row.tsx';
import styles from './printing.module.css';

interface OwnSheetFieldsProps {
  readonly own: OwnNumbers;
  readonly change: (own: OwnNumbers) => void;
  readonly problem: OwnSheetProblem | null;
}

/** Fields for the six numbers of the visitor's own sheet, and a choice of its paper. */
export function OwnSheetFields({ own, change, problem }: OwnSheetFieldsProps) {
  return (
    <div className={styles.fields}>
      <ChoiceRow
        label={labelWords.paper}
        look="segments"
        options={(Object.keys(PAPERS) as PaperName[]).map((value) => ({ value, name: labelWords.papers[value] }))}
        value={ownPaper(own)}
        choose={(paper) => change({ ...own, isLetter: paper === 'Letter' ? 1 : 0 })}
      />
      <NumberRow>
        {OWN_SHEET_FIELDS.map((field) => {
          const { least, most } = OWN_SHEET_LIMITS[field];
          const isCount = field === 'columns' || field === 'rows';
          return (
            <NumberField
              key={field}
              label={labelWords.ownFields[field]}
              unit={isCount ? '' : labelWords.mm}
              value={own[field]}
              limits={{ min: least, max: most }}
              limitsText={isCount ? labelWords.limits : labelWords.limitsMm}
              digits={isCount ? 0 : 2}
              change={(value) => change({ ...own, [field]: value })}
            />
          );
        })}
      </NumberRow>
      {problem ? (
        <Note tone="problem" role="alert">
          {labelWords.ownProblem(problem)}
        </Note>
      ) : (
        <Note>{labelWords.ownHint}</Note>
      )}
    </div>
  );
}

interface RollFieldsProps {
  readonly roll: RollNumbers;
  readonly change: (roll: RollNumbers) => void;
}

/** Fields for the width and height of a label on a roll. */
export function RollFields({ roll, change }: RollFieldsProps) {
  return (
    <div className={styles.fields}>
      <NumberRow>
        {(['width', 'height'] as const).map((field) => (
          <NumberField
            key={field}
            label={labelWords.ownFields[field]}
            unit={labelWords.mm}
            value={roll[field]}
            limits={ROLL_LIMITS}
            limitsText={labelWords.limitsMm}
            digits={1}
            change={(value) => change({ ...roll, [field]: value })}
          />
        ))}
      </NumberRow>
      <Note>{labelWords.rollHint}</Note>
    </div>
  );
}
