import { useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { nameKey } from '#tables';
import { compileTemplate, placeholderOf } from '#tables/mapping';
import { controlClass, Field, Note } from '#ui';
import { faultText, problemText } from '#words';
import { manyWords } from '#words/many';
import styles from './many.module.css';

const words = manyWords.map;

const MOST_COLUMNS = 200;

interface TemplateFieldProps {
  readonly label: string;
  readonly id?: string;
  readonly hint?: string;
  readonly isWide?: boolean;
  readonly isLong?: boolean;
  /** Whether these are words for people, so that an inserted column is apart from the words beside it. */
  readonly isWords?: boolean;
  readonly template: string;
  readonly columns: readonly string[];
  readonly change: (template: string) => void;
}

/** The visitor types a placeholder for a column in braces or picks one from a list. */
export function TemplateField(props: TemplateFieldProps) {
  const { label, hint, isWide, isLong, isWords, template, columns, change } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const problem = useMemo(() => problemOf(template, columns), [template, columns]);

  function insert(placeholder: string): void {
    const element = input.current;
    const [from, to] = [element?.selectionStart ?? template.length, element?.selectionEnd ?? template.length];
    const [before, after] = [template.slice(0, from), template.slice(to)];
    const start = before + (isWords && /[\p{L}\p{N}}]$/u.test(before) ? ' ' : '') + placeholder;
    flushSync(() => change(start + (isWords && /^[\p{L}\p{N}{]/u.test(after) ? ' ' : '') + after));
    element?.focus();
    element?.setSelectionRange(start.length, start.length);
  }

  const attributes = {
    id,
    ref: input,
    className: `${controlClass} ${styles.template}`,
    value: template,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-problem`,
  };
  return (
    <Field
      label={label}
      htmlFor={id}
      data-width={isWide ? 'whole' : undefined}
      aside={<ColumnPicker label={words.insertInto({ field: label })} columns={columns} pick={insert} />}
    >
      {isLong ? (
        <textarea {...attributes} onChange={({ target }) => change(target.value)} />
      ) : (
        <input {...attributes} type="text" onChange={({ target }) => change(target.value)} />
      )}
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      <div id={`${id}-problem`} role="status">
        {problem && <Note tone="problem">{problem}</Note>}
      </div>
    </Field>
  );
}

interface ColumnPickerProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly pick: (placeholder: string) => void;
}

function ColumnPicker({ label, columns, pick }: ColumnPickerProps) {
  return (
    <select className={styles.picker} aria-label={label} value="" onChange={({ target }) => pick(target.value)}>
      <option value="" disabled>
        {words.insert}
      </option>
      {columns.slice(0, MOST_COLUMNS).map((name) => (
        <option key={name} value={placeholderOf(name)}>
          {name}
        </option>
      ))}
      <option value="{row}">{words.rowNumber}</option>
      <option value="{random:10}">{words.randomText}</option>
    </select>
  );
}

/** Null for a valid template, which has no syntax error and no unknown column. */
function problemOf(written: string, columns: readonly string[]): string | null {
  const template = compileTemplate(written);
  if ('kind' in template) return faultText(template);
  const known = new Set(columns.map(nameKey));
  const unknown = template.parts.find((part) => part.is === 'cell' && !known.has(nameKey(part.name)));
  return unknown?.is === 'cell' ? problemText({ kind: 'unknown-name', name: unknown.name }, columns) : null;
}
