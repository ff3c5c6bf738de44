import { use, useEffect, useId, useState } from 'react';
import type { SeenCode } from '#scanning';
import { readCodePicture } from '#storage';
import { controlClass, Disclosure, Field, Note, readNumber, SelectField } from '#ui';
import { codeTitle } from '#words';
import { cameraWords as words } from '#words/check';
import { useCodes } from '#workbench';
import { seeApart } from '#workers/judging';
import styles from './check.module.css';
import { ComparisonContext } from './comparison.ts';
import { compareWithDesign } from './print-differences.ts';
import { whatItDoes } from './what-it-does.ts';

type Seen = Pick<SeenCode, 'text' | 'size' | 'rows' | 'misread'>;

/** Compares a code with a stored one, and says how wide its modules are. `code` is null until one is seen. */
export function CompareDesign({ code }: { readonly code: Seen | null }) {
  const [comparison, setComparison] = use(ComparisonContext);
  const { id, side } = comparison;
  const codes = useCodes() ?? [];
  const known = useKnown(id);
  const [wasUsed] = useState(id !== '' || side !== '');
  return (
    <Disclosure title={words.measure} open={wasUsed || undefined}>
      <div className={styles.compare} data-stack="l column">
        {codes.length > 0 && (
          <SelectField label={words.compare} value={id} choose={(next) => setComparison({ ...comparison, id: next })}>
            <option value="">{words.compareNone}</option>
            {codes.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {codeTitle(entry)}
              </option>
            ))}
          </SelectField>
        )}
        <SideField
          side={side}
          type={(next) => setComparison({ ...comparison, side: next })}
          size={code?.size ?? null}
        />
        <div className={styles.differences} role="status">
          {known === 'unread' && <Note tone="problem">{words.unread}</Note>}
          {code && known && known !== 'unread' && <Difference code={code} known={known} />}
        </div>
      </div>
    </Disclosure>
  );
}

function Difference({ code, known }: { readonly code: Seen; readonly known: Seen }) {
  const difference = compareWithDesign(code, known);
  switch (difference.is) {
    case 'other-text':
      return <Note tone="warning">{words.otherText({ does: whatItDoes(known.text) })}</Note>;
    case 'other-form':
      return <Note tone="warning">{words.otherForm}</Note>;
    case 'modules': {
      const { length } = difference.lost;
      return length === 0 ? <Note>{words.same}</Note> : <Note tone="warning">{words.lost({ count: length })}</Note>;
    }
  }
}

/** Null while no code is chosen, and until it is known. */
function useKnown(id: string): SeenCode | 'unread' | null {
  const [answer, setAnswer] = useState<{ readonly id: string; readonly known: SeenCode | 'unread' } | null>(null);
  useEffect(() => {
    if (id === '') return;
    const { signal, abort } = abortable();
    seeStored(id, signal).then(
      (known) => !signal.aborted && setAnswer({ id, known }),
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('Not compared:', error);
        setAnswer({ id, known: 'unread' });
      },
    );
    return abort;
  }, [id]);
  return answer?.id === id ? answer.known : null;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

async function seeStored(id: string, signal: AbortSignal): Promise<SeenCode | 'unread'> {
  const picture = await readCodePicture(id);
  if (!picture) return 'unread';
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
  try {
    const [code] = (await seeApart(bitmap, signal)).codes;
    return code?.is === 'seen' ? code : 'unread';
  } finally {
    bitmap.close();
  }
}

interface SideFieldProps {
  readonly side: string;
  readonly type: (side: string) => void;
  /** Modules along a side of the code; null until one is seen. */
  readonly size: number | null;
}

/** Millimeters. Narrower modules are hard to make out for phones. */
const SMALL_MODULE = 0.4;

function SideField({ side, type, size }: SideFieldProps) {
  const id = useId();
  const mm = readNumber(side, false, words.mm);
  const isWrong = side.trim() !== '' && !(mm !== null && mm > 0);
  const module = size !== null && mm !== null && mm > 0 ? mm / size : null;
  const moduleText =
    module !== null && (module < SMALL_MODULE ? words.smallModule({ mm: module }) : words.module({ mm: module }));
  return (
    <Field label={words.side} htmlFor={id}>
      <input
        id={id}
        className={controlClass}
        inputMode="decimal"
        autoComplete="off"
        placeholder={words.mm}
        value={side}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-module`}
        onChange={({ target }) => type(target.value)}
      />
      <Note id={`${id}-module`} tone={isWrong ? 'problem' : 'plain'}>
        {isWrong ? words.notNumber : moduleText || words.sideHint}
      </Note>
    </Field>
  );
}
