import { use, useEffect, useId, useState } from 'react';
import { DEFAULT_WEAVE, detailOf, WEAVE_DETAILS, type Weave, type WeaveDetail } from '#design';
import { leastPrintSize, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { Field, FieldGroup, PictureOption, SmallPicture } from '#ui';
import { modulesOfDetail } from '#weaving';
import { styleWords } from '#words/generator-style';
import { weavePreview, whenStill } from '#workbench';
import { DraftContext } from './drafting-context.ts';
import groups from './style-groups.module.css';
import styles from './weave.module.css';

const CHANGES: Readonly<Record<WeaveDetail, Partial<Weave>>> = {
  bold: { detail: undefined },
  fine: { detail: 'fine' },
  finest: { detail: 'finest' },
};

interface WeaveDetailChoiceProps {
  readonly weave: Weave;
  readonly changeWeave: (change: Partial<Weave>) => void;
}

/** Each option shows the smallest width at which the code should be printed. */
export function WeaveDetailChoice({ weave, changeWeave }: WeaveDetailChoiceProps) {
  const name = useId();
  const previews = useWovenPreviews(CHANGES);
  return (
    <FieldGroup label={styleWords.detail}>
      <div className={styles.choices}>
        {WEAVE_DETAILS.map((detail) => {
          const preview = previews[detail];
          const modules = preview?.modules ?? modulesOfDetail(detail);
          return (
            <PictureOption
              key={detail}
              name={name}
              checked={detailOf(weave) === detail}
              choose={() => changeWeave(CHANGES[detail])}
              picture={preview && <img src={preview.picture} alt="" width={200} height={200} draggable={false} />}
            >
              <span>{styleWords.details[detail]({ mm: leastPrintSize(modules, STANDARD_MARGIN, WOVEN_MODULE) })}</span>
            </PictureOption>
          );
        })}
      </div>
    </FieldGroup>
  );
}

const ENDS: Readonly<Record<'clearer' | 'easier', Partial<Weave>>> = {
  clearer: { strength: 0 },
  easier: { strength: 1 },
};

interface WeaveStrengthProps {
  readonly strength: number;
  readonly changeWeave: (change: Partial<Weave>) => void;
}

export function WeaveStrength({ strength, changeWeave }: WeaveStrengthProps) {
  const id = useId();
  const previews = useWovenPreviews(ENDS);
  return (
    <Field
      label={styleWords.strength}
      htmlFor={id}
      aside={
        <output className={styles.value} htmlFor={id}>
          {styleWords.size({ share: Math.round(100 * strength) / 100 })}
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
          <div key={end} className={styles.end} data-line="s">
            <SmallPicture className={styles.preview}>
              {previews[end] && <img src={previews[end].picture} alt="" width={200} height={200} draggable={false} />}
            </SmallPicture>
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

type WovenPreview = NonNullable<Awaited<ReturnType<typeof weavePreview>>>;

type Previews<Name extends string> = Partial<Record<Name, WovenPreview>>;

type WeaveChanges<Name extends string> = Readonly<Record<Name, Partial<Weave>>>;

/** Milliseconds without a new draft until the small pictures are made, so that they do not delay the next draft. */
const REST = 300;

/** Earlier ones stay until the new ones are ready. `changes` must be a constant. */
function useWovenPreviews<Name extends string>(changes: WeaveChanges<Name>): Previews<Name> {
  const draft = use(DraftContext);
  const [previews, setPreviews] = useState<Previews<Name>>({});
  useEffect(() => {
    const { design, image } = draft ?? {};
    if (!design || !image || !draft?.made.woven) return;
    return whenStill(REST, (signal) => {
      for (const name of Object.keys(changes) as Name[]) {
        weavePreview(name, { ...design, weave: { ...DEFAULT_WEAVE, ...design.weave, ...changes[name] } }, image).then(
          (preview) => {
            if (!signal.aborted && preview) setPreviews((before) => ({ ...before, [name]: preview }));
          },
          (error: unknown) => console.warn('A preview cannot be shown', error),
        );
      }
    });
  }, [draft, changes]);
  return previews;
}
