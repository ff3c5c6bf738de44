import { use } from 'react';
import { WEAVE_LOOKS, type Weave } from '#design';
import { correctionLeftText, FieldGroup, Note, Segments, Tick } from '#ui';
import { styleWords } from '#words/generator-style';
import { DraftContext, MarginContext } from './draft-context.ts';
import { FocusEditor } from './focus-editor.tsx';
import { WeaveDetailChoice } from './weave-detail.tsx';
import own from './weave-group.module.css';
import { WeaveStrength } from './weave-strength.tsx';
import { weaveWarnings } from './weave-warnings.ts';

const LOOKS = WEAVE_LOOKS.map((value) => ({ value, name: styleWords.looks[value] }));

interface WeaveGroupProps {
  /** The whole image as a data URL. */
  readonly image: string;
  readonly weave: Weave;
  readonly changeWeave: (change: Partial<Weave>) => void;
}

/**
 * The settings of a woven image: the square that is woven, the circle around the most important part, the balance
 * between picture and code, the detail, the look, and the choice of a sturdier code.
 */
export function WeaveGroup({ image, weave, changeWeave }: WeaveGroupProps) {
  const draft = use(DraftContext);
  const measured = use(MarginContext);
  const facts = draft?.made.woven?.facts ?? null;
  const margin = facts && (measured ?? { wrong: facts.wrongCodewords, correctable: facts.correctable });
  const warnings = draft && facts ? weaveWarnings(facts, new TextEncoder().encode(draft.made.text).length) : [];
  return (
    <div className={own.weave}>
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
