import { use, useId } from 'react';
import { WEAVE_LOOKS, type Weave } from '#design';
import { correctionLeftText, Field, FieldGroup, Note, Segments, Tick } from '#ui';
import { styleWords } from '#words/generator-style';
import { DraftContext, MarginContext } from './draft-context.ts';
import { FocusEditor } from './focus-editor.tsx';
import styles from './style-groups.module.css';
import { WeaveDetailChoice } from './weave-detail.tsx';
import own from './weave-group.module.css';
import { weaveWarnings } from './weave-warnings.ts';

const LOOKS = WEAVE_LOOKS.map((value) => ({ value, name: styleWords.looks[value] }));

interface WeaveGroupProps {
  /** The whole image as a data URL. */
  readonly image: string;
  readonly weave: Weave;
  readonly changeWeave: (change: Partial<Weave>) => void;
}

/** How the image is woven: what matters in it, how clear, in which look. */
export function WeaveGroup({ image, weave, changeWeave }: WeaveGroupProps) {
  const id = useId();
  const draft = use(DraftContext);
  const measured = use(MarginContext);
  const facts = draft?.made.woven?.facts ?? null;
  const margin = facts && (measured ?? { wrong: facts.wrongCodewords, correctable: facts.correctable });
  const warnings = draft && facts ? weaveWarnings(facts, new TextEncoder().encode(draft.made.text).length) : [];
  return (
    <div className={own.weave}>
      <FocusEditor image={image} crop={weave.crop} focus={weave.focus} change={changeWeave} />
      <Field
        label={styleWords.strength}
        htmlFor={`${id}-strength`}
        aside={
          <output className={own.strength} htmlFor={`${id}-strength`}>
            {styleWords.size(Math.round(100 * weave.strength))}
          </output>
        }
      >
        <input
          id={`${id}-strength`}
          className={styles.slider}
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(100 * weave.strength)}
          aria-valuetext={strengthText(weave.strength)}
          onChange={({ target }) => changeWeave({ strength: target.valueAsNumber / 100 })}
        />
        <div className={own.ends} aria-hidden="true">
          <span>{styleWords.clearer}</span>
          <span>{styleWords.easier}</span>
        </div>
      </Field>
      <WeaveDetailChoice weave={weave} changeWeave={changeWeave} />
      <FieldGroup label={styleWords.look}>
        <Segments options={LOOKS} value={weave.look} choose={(look) => changeWeave({ look })} />
      </FieldGroup>
      <Tick
        checked={weave.isSturdy}
        hint={styleWords.sturdierHint}
        onChange={({ target }) => changeWeave({ isSturdy: target.checked })}
      >
        {styleWords.sturdier}
      </Tick>
      <div className={own.facts} aria-live="polite">
        {warnings.map((warning) => (
          <Note key={warning} tone="warning">
            {warning}
          </Note>
        ))}
        {margin && <Note>{correctionLeftText(margin.wrong, margin.correctable)}</Note>}
        <Note>{styleWords.suits}</Note>
      </div>
    </div>
  );
}

function strengthText(strength: number): string {
  if (strength < 0.3) return styleWords.clearer;
  return strength > 0.7 ? styleWords.easier : styleWords.between;
}
