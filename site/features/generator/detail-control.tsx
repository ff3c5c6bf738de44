import type { DetailField } from '#content';
import { Button, controlClass, Tick } from '#ui';
import type { FieldWords } from '#words/content-types';
import { contentWords } from '#words/generator-content';
import styles from './details.module.css';

export interface PasswordSight {
  readonly isShown: boolean;
  readonly toggle: () => void;
}

interface DetailControlProps {
  readonly id: string;
  readonly field: DetailField;
  readonly words: FieldWords;
  readonly text: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly password: PasswordSight;
  readonly type: (text: string) => void;
}

/** Only a checkbox (`tick`) contains the field's label and hint. */
export function DetailControl({ id, field, words, text, describedBy, isInvalid, password, type }: DetailControlProps) {
  const attributes = {
    id,
    className: `${controlClass} ${styles.control}`,
    value: text,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  };
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
            type={password.isShown ? 'text' : 'password'}
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
            aria-label={password.isShown ? contentWords.hidePassword : contentWords.showPassword}
            onClick={password.toggle}
          >
            {password.isShown ? contentWords.hide : contentWords.show}
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
    case 'tick':
      return (
        <Tick
          id={id}
          checked={text !== ''}
          hint={words.hint}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.checked ? 'true' : '')}
        >
          {words.label}
        </Tick>
      );
  }
}
