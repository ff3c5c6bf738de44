import { use } from 'react';
import { WEAVE_LOOKS, type Weave } from '#design';
import { correctionLeftText, FieldGroup, Note, Segments, Tick } from '#ui';
import type { WovenFacts } from '#weaving';
import { styleWords } from '#words/generator-style';
import { DraftContext, MarginContext } from './drafting-context.ts';
import { FocusEditor } from './focus-editor.tsx';
import styles from './weave.module.css';
import { WeaveDetailChoice, WeaveStrength } from './weave-choices.tsx';

const LOOKS = WEAVE_LOOKS.map((value) => ({ value, name: styleWords.looks[value] }));

interface WeaveGroupProps {
  readonly image: string;
  readonly weave: Weave;
  readonly changeWeave: (change: Partial<Weave>) => void;
}

export function WeaveGroup({ image, weave, changeWeave }: WeaveGroupProps) {
  const draft = use(DraftContext);
  const measured = use(MarginContext);
  const facts = draft?.made.woven?.facts ?? null;
  const margin = facts && (measured ?? { wrong: facts.wrongCodewords, correctable: facts.correctable });
  const warnings = draft && facts ? weaveWarnings(facts, new TextEncoder().encode(draft.made.text).length) : [];
  return (
    <div className={styles.weave} data-stack="l">
      <FocusEditor image={image} crop={weave.crop} focus={weave.focus} change={changeWeave} />
      <WeaveStrength strength={weave.strength} changeWeave={changeWeave} />
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
      <div data-stack="s" aria-live="polite">
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

/** A picture is hard to recognize if its share of flat midtones is larger than this. Chosen, not measured. */
const MUCH_FLAT = 0.6;

/** At least this share of the focus (the main part of the picture) must agree with the image. Chosen, not measured. */
const LEAST_IN_FOCUS = 0.85;

/** Bytes. A longer text makes the picture visibly less clear; see `docs/weaving.md`. */
const LONG_TEXT = 80;

/** Each cause is a sentence that ends with a remedy. */
export function weaveWarnings({ flatShare, focusMatch }: WovenFacts, bytes: number): string[] {
  const warnings: string[] = [];
  if (bytes > LONG_TEXT) warnings.push(styleWords.longText({ bytes }));
  if (flatShare > MUCH_FLAT) warnings.push(styleWords.flat);
  else if (focusMatch < LEAST_IN_FOCUS) warnings.push(styleWords.hardFocus);
  return warnings;
}
