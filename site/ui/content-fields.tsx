import type { ComponentProps } from 'react';
import {
  type DetailField,
  type Details,
  detailFields,
  HIDDEN_SECRET,
  hideSecrets,
  ruleOf,
  showSeparators,
  type TypedContent,
} from '#content';
import { type FieldWords, factText, inWrittenOrder, typeWords } from '#words';
import { codeWords } from '#words/codes';
import styles from './content-fields.module.css';
import { dayInWords, deviceZone, momentText, wallClockText } from './moment-text.ts';

interface ContentFieldsProps extends ComponentProps<'dl'> {
  readonly typed: TypedContent;
  readonly isSecretShown?: boolean;
}

export function ContentFields({
  typed: { type, content, details = {} },
  isSecretShown = false,
  ...rest
}: ContentFieldsProps) {
  const { button, input, held, fields = {} } = typeWords(type);
  // Further lines of a contact are what has no field of its own.
  const [first, ...others] = held === undefined ? [showSeparators(content)] : content.split('\n');
  const main = factText(type, 'content', isSecretShown ? first : hideSecrets(first));
  return (
    <dl {...rest} className={styles.fields}>
      <dt>{codeWords.fields.type}</dt>
      <dd>{button}</dd>
      <dt>{held ?? input}</dt>
      <dd>{ruleOf(type).sort === 'words' ? main : <code>{main}</code>}</dd>
      {others.map((line) => (
        <div key={line}>
          <dt>{/^[+(\d]/.test(line) ? codeWords.fields.phone : codeWords.fields.more}</dt>
          <dd>{hideSecrets(line)}</dd>
        </div>
      ))}
      {inWrittenOrder(type, detailFields(type)).map(([name, field]) => {
        const text = details[name];
        if (!text) return null;
        return (
          <div key={name}>
            <dt>{fields[name].label}</dt>
            <dd>
              {isSecretShown && field.control === 'password' ? (
                <code>{text}</code>
              ) : (
                shown(factText(type, name, text, details), field, fields[name], details)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function shown(text: string, field: DetailField, words: FieldWords, details: Details): string {
  switch (field.control) {
    case 'password':
      return HIDDEN_SECRET;
    case 'tick':
      return codeWords.fields.yes;
    case 'moment': {
      const isOwn = details[field.allDay] || details[field.zone];
      return isOwn ? wallClockText(text) : momentText(new Date(`${text}Z`), deviceZone());
    }
    default:
      return words.choices?.[text] ?? hideSecrets(dayInWords(text));
  }
}
