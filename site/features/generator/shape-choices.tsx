import { useId } from 'react';
import { DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import type { Detail } from '#drawing';
import type { QrCode } from '#engine';
import { FieldGroup, PrintOption, ScanShape } from '#ui';
import { costOf, type ShapeField } from './shape-costs.ts';
import { ShapePrint } from './shape-print.tsx';
import styles from './shapes-group.module.css';

/** The visible area in pictures of corner shapes: the first finder pattern and one module on each side of it. */
export const AT_THE_CORNER: Detail = { column: -1, row: -1, width: 9 };

/**
 * The only part of the code that is drawn in pictures of corner shapes: the finder pattern. The visible area,
 * `AT_THE_CORNER`, is larger, and its edge may fall inside a pixel. If the whole code were drawn, a dark module just
 * outside that edge would show as a hairline.
 */
const FINDER: Detail = { column: 0, row: 0, width: 7 };

/**
 * Default shapes for the parts that a picture does not show. The picture is then not drawn again when the visitor
 * chooses other shapes for those parts.
 */
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
