import { useId } from 'react';
import type { Weave } from '#design';
import { Field, SmallPrint } from '#ui';
import { styleWords } from '#words/generator-style';
import groups from './style-groups.module.css';
import { useWeavePrints } from './use-weave-prints.ts';
import styles from './weave-strength.module.css';

const ENDS: Readonly<Record<'clearer' | 'easier', Partial<Weave>>> = {
  clearer: { strength: 0 },
  easier: { strength: 1 },
};

interface WeaveStrengthProps {
  readonly strength: number;
  readonly changeWeave: (change: Partial<Weave>) => void;
}

/** The balance between the picture and the code: a slider with a small picture at each end. */
export function WeaveStrength({ strength, changeWeave }: WeaveStrengthProps) {
  const id = useId();
  const prints = useWeavePrints(ENDS);
  return (
    <Field
      label={styleWords.strength}
      htmlFor={id}
      aside={
        <output className={styles.value} htmlFor={id}>
          {styleWords.size(Math.round(100 * strength))}
        </output>
      }
    >
      <input
        id={id}
        className={groups.slider}
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(100 * strength)}
        aria-valuetext={strengthText(strength)}
        onChange={({ target }) => changeWeave({ strength: target.valueAsNumber / 100 })}
      />
      <div className={styles.ends} aria-hidden="true">
        {(['clearer', 'easier'] as const).map((end) => (
          <div key={end} className={styles.end}>
            <SmallPrint className={styles.print}>
              {prints[end] && <img src={prints[end].picture} alt="" width={200} height={200} draggable={false} />}
            </SmallPrint>
            <span>{styleWords[end]}</span>
          </div>
        ))}
      </div>
    </Field>
  );
}

function strengthText(strength: number): string {
  if (strength < 0.3) return styleWords.clearer;
  return strength > 0.7 ? styleWords.easier : styleWords.between;
}
