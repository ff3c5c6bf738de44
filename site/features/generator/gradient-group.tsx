import { ArrowDown, ArrowDownLeft, ArrowDownRight, ArrowRight } from 'lucide-react';
import { type CSSProperties, memo, useId } from 'react';
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
import { controlClass, Field, FieldGroup, moveAlong, Note, Segments, segmentClass, segmentsClass } from '#ui';
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
  /** A woven picture has its own colors, so nothing here applies. */
  readonly isWoven: boolean;
  readonly chooseGradient: (gradientType: GradientType | undefined) => void;
  readonly choosePair: (colors: readonly [string, string]) => void;
  readonly chooseDirection: (direction: GradientDirection) => void;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

/** The gradient's colors have a pair of switches and two rows of pairs, which all show and change the same style. */
export const GradientGroup = memo(function GradientGroup(props: GradientGroupProps) {
  const { style, direction, isWoven, chooseGradient, choosePair, chooseDirection, changeStyle } = props;
  const { gradientType } = style;
  const id = useId();
  const inputs = (['gradientColor1', 'gradientColor2'] as const).map((name) => (
    <ColorInput
      key={name}
      name={name}
      value={style[name]}
      on={gradientType && '#FFFFFF'}
      changeColor={(color) => changeStyle({ [name]: color })}
    />
  ));
  return (
    <fieldset
      className={styles.gradient}
      disabled={isWoven}
      aria-describedby={isWoven || !gradientType ? `${id}-note` : undefined}
    >
      {isWoven && <Note id={`${id}-note`}>{styleWords.gradientNotUsed}</Note>}
      <GradientPairs
        label={styleWords.gradientPresets}
        pairs={GRADIENT_PRESETS}
        {...{ style, direction, choosePair }}
      />
      <fieldset className={styles.options} aria-labelledby={`${id}-options`}>
        <GradientPairs
          label={styleWords.quickGradients}
          pairs={QUICK_GRADIENTS}
          {...{ style, direction, choosePair }}
        />
        <div className={styles.switch} data-stack="xs top">
          <p id={`${id}-options`} data-text="small medium">
            {styleWords.gradientOptions}
          </p>
          <Segments options={KINDS} value={gradientType} choose={chooseGradient} />
        </div>
        <fieldset className={styles.ends} disabled={!gradientType}>
          {inputs}
        </fieldset>
      </fieldset>
      <Field label={styleWords.gradientType} htmlFor={id}>
        <select
          id={id}
          className={controlClass}
          value={gradientType ?? ''}
          onChange={(event) => chooseGradient(event.target.value as GradientType)}
        >
          {!gradientType && (
            <option value="" disabled>
              {styleWords.none}
            </option>
          )}
          <option value="linear">{styleWords.linear}</option>
          <option value="radial">{styleWords.radial}</option>
        </select>
      </Field>
      <FieldGroup label={styleWords.direction} className={styles.switch} disabled={!gradientType}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of its buttons. */}
        <div className={segmentsClass} onKeyDown={(event) => moveAlong(event)}>
          {GRADIENT_DIRECTIONS.map((value) => {
            const Arrow = arrows[value];
            return (
              <button
                key={value}
                type="button"
                className={segmentClass}
                aria-label={styleWords.directions[value]}
                title={styleWords.directions[value]}
                aria-pressed={gradientType !== 'radial' && direction === value}
                tabIndex={direction === value ? undefined : -1}
                onClick={() => chooseDirection(value)}
              >
                <Arrow aria-hidden="true" />
              </button>
            );
          })}
        </div>
      </FieldGroup>
      {!isWoven && !gradientType && <Note id={`${id}-note`}>{styleWords.chooseGradient}</Note>}
    </fieldset>
  );
}, isPaintedAlike);

const KINDS: readonly { value: GradientType | undefined; name: string }[] = [
  { value: undefined, name: styleWords.none },
  { value: 'linear', name: styleWords.linear },
  { value: 'radial', name: styleWords.radial },
];

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
    <FieldGroup label={label} onKeyDown={(event) => moveAlong(event)}>
      <div className={styles.pairs} style={{ '--pairs': pairs.length } as CSSProperties}>
        {pairs.map((pair) => (
          <button
            key={pair.name}
            type="button"
            className={styles.gradientPair}
            // Describes the three that are in both rows.
            title={GRADIENT_PRESETS.includes(pair) && QUICK_GRADIENTS.includes(pair) ? label : undefined}
            aria-pressed={isSame(style, pair)}
            tabIndex={pair === stop ? undefined : -1}
            onClick={() => choosePair([pair.color1, pair.color2])}
          >
            <GradientSwatch
              className={styles.swatch}
              colors={[pair.color1, pair.color2]}
              gradientType={style.gradientType ?? 'linear'}
              direction={direction}
            />
            {styleWords.gradientPairs[pair.name]}
          </button>
        ))}
      </div>
    </FieldGroup>
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
