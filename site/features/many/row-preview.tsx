import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { hideSecrets, readableAddress } from '#content';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { isBlank } from '#making';
import type { TableRow } from '#tables';
import { compileMapping, type Mapping, planRow, type RowPlan, rowDesign } from '#tables/mapping';
import { DrawingView, GhostCode, IconButton, Note, Proof } from '#ui';
import { cautionText, codeLabel, cutText } from '#words';
import { generatorWords } from '#words/generator';
import { grammar } from '#words/grammar';
import { manyWords } from '#words/many';
import { type Draft, makeDraft, useDraft, weaveDraft } from '#workbench';
import styles from './rows.module.css';
import { nameOf, whyLeftOut } from './rows.ts';
import type { TableReading, TableRequest } from './table-worker.ts';
import { tables } from './use-table.ts';

const words = manyWords.preview;

interface RowPreviewProps {
  readonly request: TableRequest;
  readonly reading: TableReading;
  readonly mapping: Mapping;
  readonly look: QrDesign;
  readonly index: number;
  readonly showRow: (index: number) => void;
}

const NOTHING: QrDesign = { ...DEFAULT_DESIGN, content: '' };

const DRAFTER = { isBlank, makeDraft, weaveDraft };

const TEXT_SHOWN = 400;

export function RowPreview({ request, reading, mapping, look, index, showRow }: RowPreviewProps) {
  const row = useRow(request, reading, index);
  const { columns, habits } = reading;
  const recipe = useMemo(() => compileMapping(mapping, columns, habits), [mapping, columns, habits]);
  const plan = useMemo(() => row && planRow(recipe, row), [recipe, row]);
  const design = useMemo(() => (plan?.is === 'ready' ? rowDesign(plan, look) : NOTHING), [plan, look]);
  const { draft, shown } = useDraft(DRAFTER, design, false);
  return (
    <section data-stack="l" aria-label={words.title}>
      <div className={styles.head}>
        <IconButton name={words.previous} disabled={index === 0} onClick={() => showRow(index - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className={styles.place} role="status">
          <strong>{plan?.is === 'ready' && nameOf(plan, plan.fileName)}</strong>{' '}
          <span>{row && words.place({ row: row.number, place: index + 1, rows: reading.rows })}</span>
        </p>
        <IconButton name={words.next} disabled={index >= reading.rows - 1} onClick={() => showRow(index + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <Proof>
        {shown && plan?.is === 'ready' ? (
          <DrawingView drawing={shown.made.drawing} label={codeLabel(plan.text)} />
        ) : (
          <GhostCode className={styles.ghost} />
        )}
      </Proof>
      {plan && <PlanText plan={plan} draft={draft} columns={reading.columns} />}
    </section>
  );
}

interface PlanTextProps {
  readonly plan: RowPlan;
  readonly draft: Draft;
  readonly columns: readonly string[];
}

function PlanText({ plan, draft, columns }: PlanTextProps) {
  if (plan.is === 'left-out') {
    return <Note tone="problem">{grammar.sentences([words.leftOut, whyLeftOut(plan.problem, columns)])}</Note>;
  }
  return (
    <div data-stack="s">
      <p className={styles.whole}>{cutText(readableAddress(hideSecrets(plan.text)), TEXT_SHOWN, '…')}</p>
      {draft.state === 'impossible' && draft.reason === 'text' && <Note tone="problem">{generatorWords.noCode}</Note>}
      {plan.cautions.map((caution) => (
        <Note key={JSON.stringify(caution)} tone="warning">
          {cautionText(caution)}
        </Note>
      ))}
    </div>
  );
}

/** Returns a row of a table; null while it is fetched, or if there is none. */
export function useRow(request: TableRequest, { sample }: TableReading, index: number): TableRow | null {
  const known = sample.rows[index] ?? null;
  const isKnown = known !== null;
  const [answer, setAnswer] = useState<{
    readonly request: TableRequest;
    readonly index: number;
    readonly row: TableRow | null;
  } | null>(null);
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    tables.ask('row', { table: request, index }, { signal: controller.signal }).then(
      (row) => setAnswer({ request, index, row }),
      (error: unknown) => {
        if (!controller.signal.aborted) console.error(error);
      },
    );
    return () => controller.abort();
  }, [isKnown, request, index]);
  if (known) return known;
  return answer?.request === request && answer.index === index ? answer.row : null;
}
