import { memo, use, useDeferredValue, useId, useMemo } from 'react';
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
import { type Detail, drawDetail } from '#drawing';
import type { QrCode } from '#engine';
import { makeCode } from '#making';
import { DrawingView, FieldGroup, PictureOption, ScanShape } from '#ui';
import { SITE_NAME } from '#words/frame';
import { styleWords } from '#words/generator-style';
import { grammar } from '#words/grammar';
import { findings } from '#words/scanning';
import { DraftContext } from './drafting-context.ts';
import styles from './style-groups.module.css';

const MODULES = choicesOf(MODULE_SHAPES, styleWords.moduleShapes);
const CORNER_SQUARES = choicesOf(CORNER_SQUARE_SHAPES, styleWords.cornerSquareShapes);
const CORNER_DOTS = choicesOf(CORNER_DOT_SHAPES, styleWords.cornerDotShapes);

const AMONG_MODULES: Detail = { column: 9, row: 9, width: 7 };

interface ShapesGroupProps {
  readonly style: QrStyle;
  readonly gradientDirection: QrDesign['gradientDirection'];
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

export function ShapesGroup({ style, gradientDirection, changeStyle }: ShapesGroupProps) {
  const draft = use(DraftContext);
  const code = useDeferredValue(draft?.made.code ?? null) ?? sampleCode();
  // Deferred, so that the draft itself is drawn first.
  const drawnStyle = useDeferredValue(style);
  const design = useMemo(() => drawableDesign(drawnStyle, gradientDirection), [drawnStyle, gradientDirection]);
  const shown = { style, code, design, changeStyle };
  return (
    <div className={styles.parts}>
      <ShapeChoices
        label={styleWords.modules}
        choices={MODULES}
        field="moduleShape"
        detail={AMONG_MODULES}
        {...shown}
      />
      <ShapeChoices
        label={styleWords.cornerSquares}
        choices={CORNER_SQUARES}
        field="cornerSquareShape"
        detail={AT_THE_CORNER}
        {...shown}
      />
      <ShapeChoices
        label={styleWords.cornerDots}
        choices={CORNER_DOTS}
        field="cornerDotShape"
        detail={AT_THE_CORNER}
        {...shown}
      />
    </div>
  );
}

function choicesOf<Shape extends string>(
  shapes: readonly Shape[],
  names: Readonly<Record<Shape, string>>,
): readonly ShapeChoice[] {
  return shapes.map((shape) => ({ shape, name: names[shape] }));
}

/** Only the shapes if one of the colors is invalid. */
function drawableDesign(style: QrStyle, gradientDirection: QrDesign['gradientDirection']): QrDesign {
  const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style, gradientDirection };
  if (isStyleValid(design)) return design;
  const { moduleShape, cornerSquareShape, cornerDotShape } = style;
  return { ...design, style: { ...DEFAULT_STYLE, moduleShape, cornerSquareShape, cornerDotShape } };
}

let sample: QrCode | null = null;

function sampleCode(): QrCode {
  sample ??= makeCode({ ...DEFAULT_DESIGN, type: 'text', content: SITE_NAME }, null).code;
  return sample;
}

const AT_THE_CORNER: Detail = { column: -1, row: -1, width: 9 };

/** The visible edge may fall inside a pixel, where a dark module beyond it would show as a hairline. */
const FINDER: Detail = { column: 0, row: 0, width: 7 };

/** So a picture is not drawn again when parts change that it does not show. */
const PLAIN_MODULES = { moduleShape: DEFAULT_STYLE.moduleShape };
const PLAIN_CORNERS = {
  cornerSquareShape: DEFAULT_STYLE.cornerSquareShape,
  cornerDotShape: DEFAULT_STYLE.cornerDotShape,
};

interface ShapeChoice {
  readonly shape: string;
  readonly name: string;
}

interface ShapeChoicesProps {
  readonly label: string;
  readonly choices: readonly ShapeChoice[];
  readonly field: ShapeField;
  readonly style: QrStyle;
  readonly code: QrCode;
  readonly design: QrDesign;
  readonly detail: Detail;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

function ShapeChoices(props: ShapeChoicesProps) {
  const { label, choices, field, style, code, design, detail, changeStyle } = props;
  const name = useId();
  const costs = new Set(choices.flatMap(({ shape }) => costOf(field, shape) ?? []));
  const hidden = field === 'moduleShape' ? PLAIN_CORNERS : PLAIN_MODULES;
  return (
    <FieldGroup label={label}>
      <div className={styles.choices}>
        {choices.map(({ shape, name: word }) => (
          <PictureOption
            key={shape}
            name={name}
            checked={style[field] === shape}
            aria-describedby={costOf(field, shape) === null ? undefined : `${name}-cost`}
            choose={() => changeStyle({ [field]: shape })}
            picture={
              <ShapePicture
                code={code}
                design={{ ...design, style: { ...design.style, ...hidden, [field]: shape } }}
                detail={detail}
                drawn={detail === AT_THE_CORNER ? FINDER : detail}
              />
            }
            mark={costOf(field, shape) !== null && <ScanShape rank={1} />}
          >
            <span>{word}</span>
          </PictureOption>
        ))}
      </div>
      {costs.size > 0 && (
        <p id={`${name}-cost`} className={styles.costs}>
          <ScanShape rank={1} />
          <span>{grammar.sentences([...costs])}</span>
        </p>
      )}
    </FieldGroup>
  );
}

interface ShapePictureProps {
  readonly code: QrCode;
  /** The visible part. */
  readonly detail: Detail;
  readonly design: QrDesign;
  /** The part that is drawn. */
  readonly drawn: Detail;
}

const ShapePicture = memo(function ShapePicture({ code, design, detail, drawn }: ShapePictureProps) {
  return <DrawingView drawing={drawDetail(code, design, drawn)} label="" detail={detail} />;
}, isSamePicture);

function isSamePicture(before: ShapePictureProps, after: ShapePictureProps): boolean {
  return before.code === after.code && JSON.stringify(before.design) === JSON.stringify(after.design);
}

type ShapeField = 'moduleShape' | 'cornerSquareShape' | 'cornerDotShape';

/** Null if no code loses the verdict *scans everywhere* because of the shape: see `docs/scanning.md`. */
export function costOf(field: ShapeField, shape: string): string | null {
  if (field === 'cornerSquareShape' && shape !== DEFAULT_STYLE.cornerSquareShape) return findings.corners;
  return field === 'cornerDotShape' && shape === 'circle' ? styleWords.roundDotsCost : null;
}
