import { WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { recognize, redirectService } from '#content';
import type { BlockBudget, CheckedCode, SeenCode } from '#scanning';
import {
  Button,
  ContentFields,
  Disclosure,
  Note,
  ScanBadge,
  ScanFigures,
  ScanReasons,
  VerdictLine,
  VisuallyHidden,
} from '#ui';
import { anewTexts, findingWords, rareText, symbolSentences } from '#words';
import { checkWords as words } from '#words/check';
import { pictureWords } from '#words/generator-pictures';
import { grammar } from '#words/grammar';
import { scanWords, unidentified } from '#words/scanning';
import { designStore, newDesign } from '#workbench';
import type { CheckedPicture } from '#workers/judging';
import styles from './check.module.css';
import { CompareDesign } from './compare-design.tsx';

type Code = CheckedPicture['codes'][number];

export function CodeDetails({ code }: { readonly code: Code }) {
  const { text } = code;
  const typed = recognize(text);
  const navigate = useNavigate();
  const service = redirectService(text);

  async function makeAnew(): Promise<void> {
    await designStore.open({ ...newDesign(), ...typed });
    await navigate('/');
  }

  return (
    <div className={styles.details}>
      <div className={styles.verdict}>
        {code.is === 'unidentified' ? (
          <Note>{rareText(code.facts) ?? unidentifiedText(code)}</Note>
        ) : code.is === 'seen' ? (
          <ScanBadge text={scanWords.testing} />
        ) : (
          <CodeVerdict code={code} />
        )}
      </div>
      {code.is !== 'unidentified' && <Modules code={code} />}
      <SymbolNotes code={code} />
      <ContentFields typed={typed} />
      {service && <Note tone="warning">{pictureWords.redirects({ service })}</Note>}
      {code.is !== 'unidentified' && <CompareDesign code={code} />}
      <Button variant="primary" onClick={() => void makeAnew()}>
        <WandSparkles aria-hidden="true" />
        {words.makeAnew}
      </Button>
      {anewTexts(code.facts).map((line) => (
        <p key={line} data-text="soft">
          {line}
        </p>
      ))}
      {code.is === 'checked' && (
        <Disclosure title={scanWords.report.title}>
          <ScanFigures report={code.report} />
          <p className={styles.form}>
            {words.form({ version: code.version, level: code.level, mask: code.mask, size: code.size })}
          </p>
        </Disclosure>
      )}
    </div>
  );
}

/** What the symbol says of itself. */
function SymbolNotes({ code }: { readonly code: Code }) {
  const leftOut = code.is === 'checked' ? code.report.leftOut : [];
  const { cautions, notes } = symbolSentences({ ...code.facts, text: code.text, leftOut });
  const isSaid = code.is === 'unidentified' ? rareText(code.facts) : null;
  return (
    <>
      {cautions
        .filter((line) => line !== isSaid)
        .map((line) => (
          <Note key={line} tone="warning">
            {line}
          </Note>
        ))}
      {notes.map((line) => (
        <p key={line} data-text="soft">
          {line}
        </p>
      ))}
    </>
  );
}

/** Findings come with the verdicts. */
function unidentifiedText(code: Extract<Code, { is: 'unidentified' }>): string {
  const found = 'findings' in code ? code.findings.map(findingWords) : [];
  return grammar.sentences([unidentified, ...found.flatMap(({ sentence, advice }) => [sentence, advice])]);
}

function CodeVerdict({ code: { report, findings } }: { readonly code: CheckedCode }) {
  const advice = new Set(findings.map((finding) => findingWords(finding).advice));
  return (
    <>
      <VerdictLine report={report} isCurrent={false} apply={nothing} />
      <ScanReasons report={report} before={null} draw={nothing} isCurrent={false} apply={nothing} />
      {advice.size > 0 && (
        <div className={styles.advice} data-stack="xs">
          <h3>{words.todo}</h3>
          <ul>
            {[...advice].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The design of a picture is not known, so there are no fixes. */
function nothing(): null {
  return null;
}

function Modules({ code: { margin, misread, size, budget } }: { readonly code: SeenCode | CheckedCode }) {
  const { noneMisread, misreadMarked } = scanWords.report;
  return (
    <>
      {margin < QUIET_ZONE && (
        <Note tone="warning">{margin === 0 ? words.noMargin : words.margin({ modules: margin })}</Note>
      )}
      <div className={styles.correction} data-stack="s">
        <p>{misread.length === 0 ? noneMisread : misreadMarked({ count: misread.length, all: size ** 2 })}</p>
        <BlockBars budget={budget} />
      </div>
    </>
  );
}

/** Modules of quiet zone that the standard asks for. */
const QUIET_ZONE = 4;

function BlockBars({ budget }: { readonly budget: readonly BlockBudget[] }) {
  const id = useId();
  return (
    <div className={styles.blocks} data-stack="xs" data-text="soft figures">
      <p id={id}>{words.blocks}</p>
      <ul aria-labelledby={id}>
        {budget.map(({ wrong, correctable }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity.
          <li key={index} title={words.block({ place: index + 1, wrong, correctable })}>
            <VisuallyHidden>{words.block({ place: index + 1, wrong, correctable })}</VisuallyHidden>
            <svg viewBox={`0 0 ${correctable} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.min(wrong, correctable)} height="1" data-full={wrong >= correctable || undefined} />
            </svg>
            {budget.length <= FEW && <span aria-hidden="true">{words.share({ wrong, correctable })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With more blocks, there is no room for figures beside the bars. */
const FEW = 8;
