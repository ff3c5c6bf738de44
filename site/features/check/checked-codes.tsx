import { useId, useState } from 'react';
import { hideSecrets, showSeparators } from '#content';
import { leadingVerdict, MOST_FOUND, verdictRank } from '#scanning';
import { Note, ScanShape, sheetClass, VisuallyHidden } from '#ui';
import { verdictText } from '#words';
import { checkWords as words } from '#words/check';
import { scanWords } from '#words/scanning';
import { symbolWords } from '#words/symbols';
import type { CheckedPicture } from '#workers/judging';
import styles from './check.module.css';
import { CodeDetails } from './code-details.tsx';
import { CodeMarks } from './code-marks.tsx';
import { whatItDoes } from './what-it-does.ts';

interface CheckedCodesProps {
  readonly source: string;
  readonly found: CheckedPicture;
}

/** A picture with its codes outlined, their list, and the details of the chosen one. */
export function CheckedCodes({ source, found }: CheckedCodesProps) {
  const { width, height, codes, more, joined } = found;
  const [chosen, setChosen] = useState(0);
  const id = useId();
  return (
    <div className={styles.result}>
      <figure className={`${sheetClass} ${styles.figure}`}>
        <div className={styles.picture}>
          <img src={source} alt={words.picture} width={width} height={height} />
          <CodeMarks {...{ width, height, codes, chosen }} choose={setChosen} />
        </div>
      </figure>
      {codes.length > 0 && (
        <section className={`${sheetClass} ${styles.codes}`} data-stack="l column" aria-labelledby={id}>
          <h2 id={id}>{words.codes}</h2>
          <ul className={styles.list} data-stack="xs" aria-labelledby={id}>
            {codes.map((code, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: codes have no other identity, and may have equal texts.
              <li key={index}>
                <button
                  type="button"
                  className={styles.item}
                  data-line="s"
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index)}
                >
                  {codes.length > 1 && <span className={styles.number}>{index + 1}</span>}
                  <span className={styles.does}>{whatItDoes(code.text)}</span>
                  {code.is !== 'unidentified' && <Verdict code={code} />}
                </button>
              </li>
            ))}
          </ul>
          {more && <Note tone="problem">{symbolWords.more({ count: MOST_FOUND })}</Note>}
          {joined.map((text) => (
            <p key={text}>
              {symbolWords.joined} <code>{showSeparators(hideSecrets(text))}</code>
            </p>
          ))}
          <CodeDetails key={chosen} code={codes[chosen] ?? codes[0]} />
        </section>
      )}
    </div>
  );
}

function Verdict({ code }: { readonly code: Exclude<CheckedPicture['codes'][number], { is: 'unidentified' }> }) {
  return (
    <>
      <ScanShape rank={code.is === 'checked' ? verdictRank(leadingVerdict(code.verdict)) : undefined} />
      <VisuallyHidden>{code.is === 'checked' ? verdictText(code.verdict) : scanWords.testing}</VisuallyHidden>
    </>
  );
}
