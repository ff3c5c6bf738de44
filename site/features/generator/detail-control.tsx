import { type DetailField, type Details, detailFields } from '#content';
import type { ContentType } from '#design';
import { Button, controlClass, deviceZone, Tick } from '#ui';
import type { FieldWords } from '#words';
import { contentWords } from '#words/generator-content';
import type { Entry } from './content-entry.tsx';
import styles from './details.module.css';

interface DetailControlProps {
  readonly entry: Entry;
  readonly name: string;
  readonly field: Exclude<DetailField, { readonly control: 'zone' }>;
  readonly words: FieldWords;
  readonly type: (text: string) => void;
  /** What the field holds until something is typed over it. */
  readonly fromText?: string;
  readonly attributes: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid'?: boolean;
  };
}

/** Only a checkbox (`tick`) contains the field's label and hint. */
export function DetailControl({ entry, name, field, words, type, fromText, attributes: own }: DetailControlProps) {
  const { typed, isPasswordShown, togglePassword } = entry;
  const { details = {} } = typed;
  const text = details[name] ?? fromText ?? '';
  const attributes = { ...own, className: `${controlClass} ${styles.control}`, value: text };
  switch (field.control) {
    case 'line':
      return (
        <input
          {...attributes}
          type="text"
          inputMode={field.inputMode}
          autoComplete={field.autoComplete ?? 'off'}
          autoCapitalize={field.inputMode ? 'none' : undefined}
          spellCheck={field.inputMode ? false : undefined}
          enterKeyHint="go"
          onChange={(event) => type(event.target.value)}
        />
      );
    case 'lines':
      return <textarea {...attributes} onChange={(event) => type(event.target.value)} />;
    case 'password':
      return (
        <div className={styles.secret}>
          <input
            {...attributes}
            type={isPasswordShown ? 'text' : 'password'}
            // This is the password of a Wi-Fi network, so password managers should neither store nor create it.
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => type(event.target.value)}
          />
          <Button
            size="small"
            className={styles.toggle}
            aria-label={isPasswordShown ? contentWords.hidePassword : contentWords.showPassword}
            onClick={togglePassword}
          >
            {isPasswordShown ? contentWords.hide : contentWords.show}
          </Button>
        </div>
      );
    case 'choice':
      return (
        <select
          {...attributes}
          value={field.values.includes(text) ? text : field.values[0]}
          onChange={(event) => type(event.target.value === field.values[0] ? '' : event.target.value)}
        >
          {field.values.map((value) => (
            <option key={value} value={value}>
              {words.choices?.[value]}
            </option>
          ))}
        </select>
      );
    case 'moment': {
      const isDate = Boolean(details[field.allDay]);
      return (
        <input
          {...attributes}
          // A browser that does not know the type shows a text field.
          type={isDate ? 'date' : 'datetime-local'}
          value={momentOn(isDate, text)}
          onChange={(event) => type(event.target.value)}
        />
      );
    }
    case 'tick':
      return (
        <Tick
          id={own.id}
          checked={text !== ''}
          hint={words.hint}
          aria-describedby={own['aria-describedby']}
          onChange={(event) => type(event.target.checked ? 'true' : '')}
        >
          {words.label}
        </Tick>
      );
  }
}

const DATE_LENGTH = '2026-12-31'.length;

/** Returns a typed moment as inputs of dates, and of dates with times, need it. */
function momentOn(isDate: boolean, text: string): string {
  if (isDate) return text.slice(0, DATE_LENGTH);
  return text.length === DATE_LENGTH ? `${text}T00:00` : text;
}

/** The first moment brings the device's time zone; a change between whole days and times rewrites the moments. */
export function changedBeside(type: ContentType, details: Details, name: string, text: string): Details {
  const fields = detailFields(type);
  const hasMoment = fields.some(([other, { control }]) => control === 'moment' && details[other]);
  const changed = fields.flatMap(([other, field]): [string, string][] => {
    if (field.control !== 'moment') return [];
    const isFirst = other === name && text !== '' && !hasMoment && !details[field.zone];
    if (isFirst) return [[field.zone, deviceZone()]];
    return field.allDay === name && details[other] ? [[other, momentOn(text !== '', details[other])]] : [];
  });
  return Object.fromEntries(changed);
}
