import { use, useEffect, useState } from 'react';
import { DEFAULT_WEAVE, type Weave } from '#design';
import { weavePrint } from '#workbench';
import { DraftContext } from './draft-context.ts';

type Prints<Name extends string> = Partial<Record<Name, Awaited<ReturnType<typeof weavePrint>>>>;

/** Milliseconds without a new draft until the small pictures are made. The draft comes first. */
const REST = 300;

/**
 * Returns small pictures of the draft, one for each of these changes to its weaving settings. Earlier pictures stay
 * until the new ones are ready. `changes` must be the same object in every rendering.
 */
export function useWeavePrints<Name extends string>(changes: Readonly<Record<Name, Partial<Weave>>>): Prints<Name> {
  const draft = use(DraftContext);
  const [prints, setPrints] = useState<Prints<Name>>({});
  useEffect(() => {
    if (!draft?.image || !draft.made.woven) return;
    const { design, image } = draft;
    let isCurrent = true;
    const timer = setTimeout(() => {
      for (const name of Object.keys(changes) as Name[]) {
        weavePrint(name, { ...design, weave: { ...DEFAULT_WEAVE, ...design.weave, ...changes[name] } }, image).then(
          (print) => {
            if (isCurrent && print) setPrints((before) => ({ ...before, [name]: print }));
          },
          (error: unknown) => console.warn('A print cannot be shown', error),
        );
      }
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft, changes]);
  return prints;
}
