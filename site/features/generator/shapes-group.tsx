import { use, useDeferredValue, useMemo } from 'react';
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
import { SITE_NAME } from '#words/frame';
import { styleWords } from '#words/generator-style';
import { DraftContext } from './draft-context.ts';
import { AT_THE_CORNER, type ShapeChoice, ShapeChoices } from './shape-choices.tsx';
import styles from './shapes-group.module.css';

const MODULES = choicesOf(MODULE_SHAPES, styleWords.moduleShapes);
const CORNER_SQUARES = choicesOf(CORNER_SQUARE_SHAPES, styleWords.cornerSquareShapes);
const CORNER_DOTS = choicesOf(CORNER_DOT_SHAPES, styleWords.cornerDotShapes);

/**
 * The part of a code that pictures of module shapes show: an area diagonally below the first finder pattern. In every
 * code, this area has data.
 */
const AMONG_MODULES: Detail = { column: 9, row: 9, width: 7 };

interface ShapesGroupProps {
  readonly style: QrStyle;
  readonly gradientDirection: QrDesign['gradientDirection'];
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

/** The shapes of modules and corners. Each choice is a small picture of the visitor's own code. */
export function ShapesGroup({ style, gradientDirection, changeStyle }: ShapesGroupProps) {
  const draft = use(DraftContext);
  const code = useDeferredValue(draft?.made.code ?? null) ?? sampleCode();
  // Deferred, so that the draft itself is drawn first.
  const printed = useDeferredValue(style);
  const design = useMemo(() => printable(printed, gradientDirection), [printed, gradientDirection]);
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

/** Returns a design in this style. If one of the style's colors is invalid, only the shapes of the style are used. */
function printable(style: QrStyle, gradientDirection: QrDesign['gradientDirection']): QrDesign {
  const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style, gradientDirection };
  if (isStyleValid(design)) return design;
  const { moduleShape, cornerSquareShape, cornerDotShape } = style;
  return { ...design, style: { ...DEFAULT_STYLE, moduleShape, cornerSquareShape, cornerDotShape } };
}

let sample: QrCode | null = null;

/** Returns the code that is drawn while there is no content. */
function sampleCode(): QrCode {
  sample ??= makeCode({ ...DEFAULT_DESIGN, type: 'text', content: SITE_NAME }, null).code;
  return sample;
}
