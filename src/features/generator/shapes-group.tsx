import { use, useDeferredValue, useId, useMemo } from 'react';
import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  isStyleValid,
  MODULE_SHAPES,
  type QrDesign,
  type QrStyle,
} from '#design';
import type { Detail } from '#drawing';
import type { QrCode } from '#engine';
import { makeCode } from '#making';
import { FieldGroup, PrintOption, ScanShape } from '#ui';
import { SITE_NAME } from '#words/frame';
import { styleWords } from '#words/generator-style';
import { DraftContext } from './draft-context.ts';
import { costOf, type ShapeField } from './shape-costs.ts';
import { ShapePrint } from './shape-print.tsx';
import styles from './shapes-group.module.css';

const MODULES = choicesOf(MODULE_SHAPES, styleWords.moduleShapes);
const CORNER_SQUARES = choicesOf(CORNER_SQUARE_SHAPES, styleWords.cornerSquareShapes);
const CORNER_DOTS = choicesOf(CORNER_DOT_SHAPES, styleWords.cornerDotShapes);

/** Modules below and beside the first finder pattern, which are data in every code. */
const AMONG_MODULES: Detail = { column: 9, row: 9, width: 7 };

/** The first finder pattern with the margin around it. */
const AT_THE_CORNER: Detail = { column: -1, row: -1, width: 9 };

/** As much of that as is drawn: of modules beyond the margin a hair would be seen where a print does not end between two pixels. */
const FINDER: Detail = { column: 0, row: 0, width: 7 };

/** Shapes that a print does not show are as by default, so that it need not be drawn again when they change. */
const PLAIN_MODULES = { moduleShape: DEFAULT_STYLE.moduleShape };
const PLAIN_CORNERS = {
  cornerSquareShape: DEFAULT_STYLE.cornerSquareShape,
  cornerDotShape: DEFAULT_STYLE.cornerDotShape,
};

interface ShapesGroupProps {
  readonly style: QrStyle;
  readonly gradientDirection: QrDesign['gradientDirection'];
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

/** How modules and corners are drawn: each choice is a small print of the visitor's own code. */
export function ShapesGroup({ style, gradientDirection, changeStyle }: ShapesGroupProps) {
  const draft = use(DraftContext);
  const code = useDeferredValue(draft?.made.code ?? null) ?? sampleCode();
  // The code itself is drawn first.
  const printed = useDeferredValue(style);
  const design = useMemo(() => printable(printed, gradientDirection), [printed, gradientDirection]);
  const shown = { style, code, design, changeStyle };
  return (
    <div className={styles.parts}>
      <Choices label={styleWords.modules} choices={MODULES} field="moduleShape" detail={AMONG_MODULES} {...shown} />
      <Choices
        label={styleWords.cornerSquares}
        choices={CORNER_SQUARES}
        field="cornerSquareShape"
        detail={AT_THE_CORNER}
        {...shown}
      />
      <Choices
        label={styleWords.cornerDots}
        choices={CORNER_DOTS}
        field="cornerDotShape"
        detail={AT_THE_CORNER}
        {...shown}
      />
    </div>
  );
}

interface Choice {
  readonly shape: string;
  readonly name: string;
}

function choicesOf<Shape extends string>(
  shapes: readonly Shape[],
  names: Readonly<Record<Shape, string>>,
): readonly Choice[] {
  return shapes.map((shape) => ({ shape, name: names[shape] }));
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly field: ShapeField;
  readonly style: QrStyle;
  readonly code: QrCode;
  /** Whose prints are shown. */
  readonly design: QrDesign;
  readonly detail: Detail;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

function Choices({ label, choices, field, style, code, design, detail, changeStyle }: ChoicesProps) {
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

/** A design in this style; while one of its colors cannot be read, in the plain one with its shapes. */
function printable(style: QrStyle, gradientDirection: QrDesign['gradientDirection']): QrDesign {
  const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style, gradientDirection };
  if (isStyleValid(design)) return design;
  const { moduleShape, cornerSquareShape, cornerDotShape } = style;
  return { ...design, style: { ...DEFAULT_STYLE, moduleShape, cornerSquareShape, cornerDotShape } };
}

let sample: QrCode | null = null;

/** What is printed while there is no content. */
function sampleCode(): QrCode {
  sample ??= makeCode({ ...DEFAULT_DESIGN, type: 'text', content: SITE_NAME }, null).code;
  return sample;
}
