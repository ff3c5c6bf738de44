import { use, useEffect, useState } from 'react';
import { DEFAULT_WEAVE, type Weave } from '#design';
import { type ReadyDraft, weavePrint, whenStill } from '#workbench';
import { DraftContext } from './draft-context.ts';

type WeavePrint = NonNullable<Awaited<ReturnType<typeof weavePrint>>>;

type Prints<Name extends string> = Partial<Record<Name, WeavePrint>>;

/** Changes of the weaving settings, by name. */
type WeaveChanges<Name extends string> = Readonly<Record<Name, Partial<Weave>>>;

/** Milliseconds without a new draft until the small pictures are made, so that they do not delay the next draft. */
const REST = 300;

/**
 * Returns small pictures of the draft, one for each of these changes to its weaving settings. Earlier pictures stay
 * until the new ones are ready. `changes` must be the same object in every rendering.
 */
export function useWeavePrints<Name extends string>(changes: WeaveChanges<Name>): Prints<Name> {
  const draft = use(DraftContext);
  const [prints, setPrints] = useState<Prints<Name>>({});
  useEffect(
    () => weavePrintsWhenStill(draft, changes, (name, print) => setPrints((before) => ({ ...before, [name]: print }))),
    [draft, changes],
  );
  return prints;
}

/**
 * Makes a small picture of a woven draft for each change, once the draft has stayed the same for a while, and passes
 * each picture to `tell`. Makes no picture if the draft is null or has no woven image. Returns a function that cancels
 * the work.
 */
export function weavePrintsWhenStill<Name extends string>(
  draft: ReadyDraft | null,
  changes: WeaveChanges<Name>,
  tell: (name: Name, print: WeavePrint) => void,
): () => void {
  const { design, image } = draft ?? {};
  if (!design || !image || !draft?.made.woven) return () => undefined;
  return whenStill(REST, (signal) => {
    for (const name of Object.keys(changes) as Name[]) {
      weavePrint(name, { ...design, weave: { ...DEFAULT_WEAVE, ...design.weave, ...changes[name] } }, image).then(
        (print) => {
          if (!signal.aborted && print) tell(name, print);
        },
        (error: unknown) => console.warn('A print cannot be shown', error),
      );
    }
  });
}
