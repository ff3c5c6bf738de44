import { Download, Sheet, Undo2, X } from 'lucide-react';
import { type ClipboardEvent, type Dispatch, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MOST_TABLE_BYTES } from '#storage';
import { BYTE_ORDER_MARK, writeCsvRecord } from '#tables';
import {
  Button,
  clipboardText,
  controlClass,
  DropField,
  Field,
  Note,
  Step,
  saveBlob,
  TABLE_FILES,
  useFileDrag,
  usePagePaste,
} from '#ui';
import { csvDialect, damageText } from '#words';
import { manyWords } from '#words/many';
import { refusals } from '#words/rows';
import styles from './many.module.css';
import { type ManyAction, type ManySet, sourceOfText, type TableSource, TYPED_LENGTH_MAX } from './many-set.ts';
import { RangeFields, RecognizedFields } from './table-fields.tsx';
import type { TableReading } from './table-worker.ts';
import { type TableState, tableState, tryTable } from './use-table.ts';

const words = manyWords.bring;

interface BringStepProps {
  readonly set: ManySet;
  readonly table: TableState;
  readonly reading: TableReading | null;
  readonly isUnkept: boolean;
  /** A file that another page brings. */
  readonly given: File | null;
  readonly dispatch: Dispatch<ManyAction>;
}

export function BringStep({ set, table, reading, isUnkept, given, dispatch }: BringStepProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { source, earlier } = set;
  const [trial, setTrial] = useState<TableState>(NO_TRIAL);
  const reader = useRef(new AbortController());
  const changed = Object.keys(set.edits).length;

  function bring(next: TableSource | null, isTyped = false, key: string = crypto.randomUUID()): void {
    reader.current.abort();
    setTrial(NO_TRIAL);
    dispatch({ do: 'bring', source: next, key, isTyped });
  }

  /** A file that cannot be read changes nothing. */
  async function bringFile(file: File): Promise<void> {
    reader.current.abort();
    reader.current = new AbortController();
    const { signal } = reader.current;
    const next = { is: 'file', file, name: file.name } as const;
    const request = { key: crypto.randomUUID(), source: next, hints: {}, edits: {} };
    setTrial({ is: 'reading', request, before: null });
    const answer = { to: request, outcome: await tryTable(request, signal) };
    if (signal.aborted) return;
    if ('reading' in answer.outcome) bring(next, false, request.key);
    else setTrial(tableState(request, answer));
  }

  function type(text: string): void {
    bring(text.trim() === '' ? null : sourceOfText(text, words.pastedName), true);
  }

  const takeGiven = useEffectEvent((file: File) => void bringFile(file));
  useEffect(() => {
    if (given) takeGiven(given);
  }, [given]);

  /** Imports a text that gets too long as a file: browsers would lay out all of it at once, which takes too long. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const text = value.slice(0, selectionStart) + event.clipboardData.getData('text/plain') + value.slice(selectionEnd);
    if (text.length <= TYPED_LENGTH_MAX) return;
    event.preventDefault();
    type(text);
  }

  usePagePaste((data, isInField) => {
    if (isInField) return false;
    const text = clipboardText(data);
    const file = [...data.files].find((each) => !each.type.startsWith('image/'));
    if (text.trim() !== '') bring(sourceOfText(text, words.pastedName));
    else if (file) void bringFile(file);
    else return false;
    return true;
  });

  const takeEarly = useEffectEvent(() => {
    const early = area.current?.value ?? '';
    if (!source && early !== '') type(early);
  });
  // The visitor may have pasted a table before the scripts loaded.
  useEffect(() => takeEarly(), []);

  return (
    <Step number={1} title={manyWords.steps.bring}>
      <Field label={words.table} htmlFor={id}>
        <textarea
          ref={area}
          id={id}
          className={`${controlClass} ${styles.typed}`}
          value={source?.is === 'text' ? source.text : ''}
          placeholder={words.tablePlaceholder}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-describedby={`${id}-status`}
          onPaste={paste}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <TableDrop source={source} take={(file) => void bringFile(file)} />
      <div className={styles.tools}>
        {source && source.is !== 'text' && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              bring(null);
              area.current?.focus();
            }}
          >
            <X aria-hidden="true" />
            {words.remove}
          </Button>
        )}
        <SampleFiles />
      </div>
      <RangeFields use={(range) => bring({ is: 'range', range })} />
      <div id={`${id}-status`} className={styles.status} data-stack="s" role="status">
        <TableStatus table={trial} />
        {trial.is === 'none' && <TableStatus table={table} />}
        {earlier && (
          <div data-row="s center">
            <Note>{isSmall(earlier.source) ? words.earlier : words.earlierUntilReload}</Note>
            <Button size="small" onClick={() => dispatch({ do: 'bring-back' })}>
              <Undo2 aria-hidden="true" />
              {words.bringBack}
            </Button>
          </div>
        )}
        {changed > 0 && <Note>{words.changed({ rows: changed })}</Note>}
        {isUnkept && <Note tone="warning">{manyWords.kept.tooLarge}</Note>}
      </div>
      {reading?.recognized && (
        <RecognizedFields
          recognized={{ ...reading.recognized, ...set.hints }}
          change={(hints) => dispatch({ do: 'read-as', hints })}
        />
      )}
    </Step>
  );
}

const NO_TRIAL = { is: 'none' } as const;

function isSmall(source: TableSource | null): boolean {
  return source?.is !== 'file' || source.file.size <= MOST_TABLE_BYTES;
}

function TableStatus({ table }: { readonly table: TableState }) {
  switch (table.is) {
    case 'none':
      return null;
    case 'reading':
      return <Note>{words.reading}</Note>;
    case 'refused':
      return <Note tone="problem">{refusals[table.code]}</Note>;
    case 'failed':
      return <Note tone="problem">{words.failed}</Note>;
    case 'read': {
      const { rows, columns, damage } = table.reading;
      if (rows === 0) return <Note tone="problem">{words.emptySheet}</Note>;
      return (
        <>
          <p data-text="strong">{words.size({ rows, columns: columns.length })}</p>
          {damage.slice(0, MOST_DAMAGE).map((found) => (
            <Note key={`${found.kind} ${found.column}`} tone="warning">
              {damageText(found, columns[found.column ?? -1] ?? '')}
            </Note>
          ))}
        </>
      );
    }
  }
}

const MOST_DAMAGE = 8;

interface TableDropProps {
  readonly source: TableSource | null;
  readonly take: (file: File) => void;
}

function TableDrop({ source, take }: TableDropProps) {
  return (
    <DropField
      title={words.choose}
      picture={<Sheet aria-hidden="true" />}
      isOver={useFileDrag(take)}
      take={take}
      accept={TABLE_FILES}
      aria-label={words.choose}
    >
      <span>{source?.is === 'file' ? words.chosen({ name: source.name }) : words.chooseHint}</span>
    </DropField>
  );
}

function SampleFiles() {
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => saveText(sampleTable(), words.sampleFile)}>
        <Download aria-hidden="true" />
        {words.sample}
      </Button>
      <Button size="small" variant="quiet" onClick={() => saveText(manyWords.guide.join('\n'), words.guideFile)}>
        <Download aria-hidden="true" />
        {words.guide}
      </Button>
    </>
  );
}

function sampleTable(): string {
  return manyWords.sampleRecords.map((record) => writeCsvRecord(record, csvDialect())).join('');
}

/** Saves a text. The byte order mark tells spreadsheets and editors that it is UTF-8. */
function saveText(text: string, name: string): void {
  saveBlob(new Blob([BYTE_ORDER_MARK + text], { type: 'text/plain;charset=utf-8' }), name);
}
