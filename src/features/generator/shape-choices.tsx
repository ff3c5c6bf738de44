import { useId } from 'react';
import { DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import type { Detail } from '#drawing';
import type { QrCode } from '#engine';
import { FieldGroup, PrintOption, ScanShape } from '#ui';
import { costOf, type ShapeField } from './shape-costs.ts';
import { ShapePrint } from './shape-print.tsx';
import styles from './shapes-group.module.css';

/** The visible part for corner shapes: the first finder pattern with the margin around it. */
export const AT_THE_CORNER: Detail = { column: -1, row: -1, width: 9 };

/**
 * The part that is drawn for corner shapes: the finder pattern alone. If `AT_THE_CORNER` ends between two pixels, a
 * drawn module beyond the margin would show as a hairline.
 */
const FINDER: Detail = { column: 0, row: 0, width: 7 };

/** Default shapes for parts that a picture does not show, so that it is not drawn again when those shapes change. */
const PLAIN_MODULES = { moduleShape: DEFAULT_STYLE.moduleShape };
const PLAIN_CORNERS = {
  cornerSquareShape: DEFAULT_STYLE.cornerSquareShape,
  cornerDotShape: DEFAULT_STYLE.cornerDotShape,
};

/** A shape and its name. */
export interface ShapeChoice {
  readonly shape: string;
  readonly name: string;
}

interface ShapeChoicesProps {
  readonly label: string;
  readonly choices: readonly ShapeChoice[];
  readonly field: ShapeField;
  readonly style: QrStyle;
  readonly code: QrCode;
  /** The design whose colors the small pictures have. */
  readonly design: QrDesign;
  readonly detail: Detail;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

/** One kind of shape. Each choice is a small picture of a code, marked if the shape makes codes harder to scan. */
export function ShapeChoices(props: ShapeChoicesProps) {
  const { label, choices, field, style, code, design, detail, changeStyle } = props;
  const name = useId();
  const costs = new Set(choices.flatMap(({ shape }) => costOf(field, shape) ?? []));
  const hidden = field === 'moduleShape' ? PLAIN_CORNERS : PLAIN_MODULES;
  return (
    <FieldGroup label={label}>
      <div className={styles.choices}>
        {choices.map(({ shape, name: word }) => (
          <PrintOption
            key={shape}
            name={name}
            checked={style[field] === shape}
            aria-describedby={costOf(field, shape) === null ? undefined : `${name}-cost`}
            choose={() => changeStyle({ [field]: shape })}
            print={
              <ShapePrint
                code={code}
                design={{ ...design, style: { ...design.style, ...hidden, [field]: shape } }}
                detail={detail}
                drawn={detail === AT_THE_CORNER ? FINDER : detail}
              />
            }
            mark={costOf(field, shape) !== null && <ScanShape rank={1} />}
          >
            <span>{word}</span>
          </PrintOption>
        ))}
      </div>
      {costs.size > 0 && (
        <p id={`${name}-cost`} className={styles.costs}>
          <ScanShape rank={1} />
          {[...costs].join(' ')}
        </p>
      )}
    </FieldGroup>
  );
}
