import { ArrowDown, ArrowDownLeft, ArrowDownRight, ArrowRight } from 'lucide-react';
import { memo, useId } from 'react';
import {
  GRADIENT_DIRECTIONS,
  GRADIENT_PRESETS,
  type GradientDirection,
  type GradientPreset,
  type GradientType,
  parseColor,
  type QrStyle,
  QUICK_GRADIENTS,
  toHex,
} from '#design';
import { lineOf } from '#drawing';
import { controlClass, Field, FieldGroup, moveAlong, Segments, segmentClass, segmentsClass, TileButton } from '#ui';
import { styleWords } from '#words/generator-style';
import { ColorInput } from './color-input.tsx';
import { isPaintedAlike } from './style-group.tsx';
import styles from './style-groups.module.css';

const arrows = {
  'to right': ArrowRight,
  'to bottom': ArrowDown,
  'to bottom right': ArrowDownRight,
  'to bottom left': ArrowDownLeft,
};

interface GradientGroupProps {
  readonly style: QrStyle;
  readonly direction: GradientDirection;
  readonly chooseGradient: (gradientType: GradientType | undefined) => void;
  readonly choosePair: (colors: readonly [string, string]) => void;
  readonly chooseDirection: (direction: GradientDirection) => void;
}

export const GradientGroup = memo(function GradientGroup(props: GradientGroupProps) {
  const { style, direction, chooseGradient, choosePair, chooseDirection } = props;
  const id = useId();
  return (
    <div className={styles.part} data-stack="l top">
      <GradientPairs
        label={styleWords.gradientPresets}
        pairs={GRADIENT_PRESETS}
        style={style}
        direction={direction}
        choosePair={choosePair}
      />
      <div className={styles.twos}>
        <Field label={styleWords.gradientType} htmlFor={id}>
          <select
            id={id}
            className={controlClass}
            value={style.gradientType ?? ''}
            onChange={(event) => chooseGradient(event.target.value as GradientType)}
          >
            {!style.gradientType && (
              <option value="" disabled>
                {styleWords.noGradient}
              </option>
            )}
            <option value="linear">{styleWords.linear}</option>
            <option value="radial">{styleWords.radial}</option>
          </select>
        </Field>
        <FieldGroup label={styleWords.direction}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of its buttons. */}
          <div className={segmentsClass} onKeyDown={(event) => moveAlong(event)}>
            {GRADIENT_DIRECTIONS.map((value) => {
              const Arrow = arrows[value];
              return (
                <button
                  key={value}
                  type="button"
                  className={`${segmentClass} ${styles.direction}`}
                  aria-label={styleWords.directions[value]}
                  title={styleWords.directions[value]}
                  aria-pressed={style.gradientType !== 'radial' && direction === value}
                  // One tab stop, and none while no gradient has this direction.
                  tabIndex={style.gradientType === 'linear' && direction === value ? undefined : -1}
                  onClick={() => chooseDirection(value)}
                >
                  <Arrow aria-hidden="true" />
                </button>
              );
            })}
          </div>
        </FieldGroup>
      </div>
    </div>
  );
}, isPaintedAlike);

const KINDS: readonly { value: GradientType | undefined; name: string }[] = [
  { value: undefined, name: styleWords.none },
  { value: 'linear', name: styleWords.linear },
  { value: 'radial', name: styleWords.radial },
];

interface GradientOptionsProps {
  readonly style: QrStyle;
  readonly direction: GradientDirection;
  readonly chooseGradient: (gradientType: GradientType | undefined) => void;
  readonly choosePair: (colors: readonly [string, string]) => void;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

/** These controls and the presets change the same parts of the style. */
export const GradientOptions = memo(function GradientOptions({
  style,
  direction,
  chooseGradient,
  choosePair,
  changeStyle,
}: GradientOptionsProps) {
  return (
    <fieldset className={styles.part} data-stack="l top">
      <legend className={styles.subheading}>{styleWords.gradientOptions}</legend>
      <Segments options={KINDS} value={style.gradientType} choose={chooseGradient} />
      {style.gradientType && (
        <div className={styles.twos}>
          <ColorInput
            name="gradientColor1"
            value={style.gradientColor1}
            on="#FFFFFF"
            changeColor={(gradientColor1) => changeStyle({ gradientColor1 })}
          />
          <ColorInput
            name="gradientColor2"
            value={style.gradientColor2}
            on="#FFFFFF"
            changeColor={(gradientColor2) => changeStyle({ gradientColor2 })}
          />
        </div>
      )}
      <GradientPairs
        label={styleWords.quickGradients}
        pairs={QUICK_GRADIENTS}
        style={style}
        direction={direction}
        choosePair={choosePair}
      />
    </fieldset>
  );
}, isPaintedAlike);

interface GradientPairsProps {
  readonly label: string;
  readonly pairs: readonly GradientPreset[];
  readonly style: QrStyle;
  readonly direction: GradientDirection;
  readonly choosePair: (colors: readonly [string, string]) => void;
}

function isSame(style: QrStyle, pair: GradientPreset): boolean {
  return (
    style.gradientType !== undefined &&
    style.gradientColor1.toUpperCase() === pair.color1 &&
    style.gradientColor2.toUpperCase() === pair.color2
  );
}

function GradientPairs({ label, pairs, style, direction, choosePair }: GradientPairsProps) {
  // One tab stop; the arrow keys lead to the others.
  const stop = pairs.find((pair) => isSame(style, pair)) ?? pairs[0];
  return (
    <fieldset className={styles.pairs} aria-label={label} onKeyDown={(event) => moveAlong(event)}>
      {pairs.map((pair) => (
        <TileButton
          key={pair.name}
          isPressed={isSame(style, pair)}
          tabIndex={pair === stop ? undefined : -1}
          onClick={() => choosePair([pair.color1, pair.color2])}
        >
          <GradientSwatch
            className={styles.swatch}
            colors={[pair.color1, pair.color2]}
            gradientType={style.gradientType ?? 'linear'}
            direction={direction}
          />
          <span>{styleWords.gradientPairs[pair.name]}</span>
        </TileButton>
      ))}
    </fieldset>
  );
}

interface GradientSwatchProps {
  readonly colors: readonly [string, string];
  readonly gradientType: GradientType;
  readonly direction: GradientDirection;
  readonly className?: string;
}

function GradientSwatch({ colors, gradientType, direction, className }: GradientSwatchProps) {
  const id = useId();
  const [x1, y1, x2, y2] = lineOf(direction);
  const stops = colors.map((text, index) => {
    const color = parseColor(text);
    return <stop key={String(index)} offset={index} stopColor={color ? toHex(color) : 'transparent'} />;
  });
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={className} aria-hidden="true">
      {gradientType === 'linear' ? (
        <linearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
          {stops}
        </linearGradient>
      ) : (
        <radialGradient id={id}>{stops}</radialGradient>
      )}
      <rect width="1" height="1" fill={`url(#${id})`} />
    </svg>
  );
}
