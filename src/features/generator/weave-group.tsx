import { use, useId } from 'react';
import { WEAVE_LOOKS, type Weave, type WeaveLook } from '#design';
import { DraftContext, MarginContext } from './draft-context.ts';
import { FocusEditor } from './focus-editor.tsx';
import styles from './style-groups.module.css';
import own from './weave-group.module.css';
import { marginText, WHAT_SUITS, weaveWarnings } from './weave-words.ts';

const LOOK_TEXT: Readonly<Record<WeaveLook, string>> = { flowing: 'Flowing', pearls: 'Pearls' };

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
  const facts = draft?.made.woven ?? null;
  const warnings = draft && facts ? weaveWarnings(facts, new TextEncoder().encode(draft.made.text).length) : [];
  return (
    <div className={own.weave}>
      <FocusEditor image={image} crop={weave.crop} focus={weave.focus} change={changeWeave} />
      <div className={own.strength}>
        <label htmlFor={`${id}-strength`} className={styles.label}>
          Strength
        </label>
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
          <span>Clearer picture</span>
          <span>Easier to scan</span>
        </div>
      </div>
      <fieldset>
        <legend className={styles.label}>Look</legend>
        <div className={own.looks}>
          {WEAVE_LOOKS.map((look) => (
            <label key={look} className={own.look}>
              <input
                type="radio"
                name={`${id}-look`}
                checked={weave.look === look}
                onChange={() => changeWeave({ look })}
              />
              {LOOK_TEXT[look]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={own.sturdy}>
        <input
          type="checkbox"
          checked={weave.isSturdy}
          onChange={({ target }) => changeWeave({ isSturdy: target.checked })}
        />
        <span>
          Sturdier
          <span className={own.soft}>For what will be worn or scratched; the picture is a little less clear.</span>
        </span>
      </label>
      <div className={own.facts} aria-live="polite">
        {warnings.map((warning) => (
          <p key={warning} className={own.warning}>
            {warning}
          </p>
        ))}
        {facts && <p>{marginText(measured ?? { ...facts, wrong: facts.wrongCodewords })}</p>}
        <p>{WHAT_SUITS}</p>
      </div>
    </div>
  );
}

function strengthText(strength: number): string {
  if (strength < 0.3) return 'Clearer picture';
  return strength > 0.7 ? 'Easier to scan' : 'In between';
}
