import { useId } from 'react';
import { type Caution, type DetailField, detailFields } from '#content';
import { Button, Field, Note, VisuallyHidden } from '#ui';
import { inWrittenOrder, typeWords } from '#words';
import { contentWords } from '#words/generator-content';
import { designStore } from '#workbench';
import { Cautions } from './cautions.tsx';
import type { Entry } from './content-entry.tsx';
import { changedBeside, DetailControl } from './detail-control.tsx';
import styles from './details.module.css';
import { ZoneField } from './zone-field.tsx';

export function DetailFields({ entry }: { readonly entry: Entry }) {
  const { type, details = {} } = entry.typed;
  const fields = detailFields(type).filter(([name, { isBrought }]) => !isBrought || details[name]);
  return (
    <div className={styles.fields}>
      {inWrittenOrder(type, fields).map(([name, field]) => (
        <DetailEntry key={name} entry={entry} name={name} field={field} />
      ))}
    </div>
  );
}

interface DetailEntryProps {
  readonly entry: Entry;
  readonly name: string;
  readonly field: DetailField;
}

function DetailEntry({ entry, name, field }: DetailEntryProps) {
  const id = useId();
  const { typed, encoded, tooLong, type: typeInto } = entry;
  const { details: heading, fields = {} } = typeWords(typed.type);
  const words = fields[name];
  // The section's heading may say the same as the field's label.
  const isTitled = words.label === heading;
  // The list of zones itself says that times without one are in UTC.
  const isSaid = (caution: Caution): boolean => caution.field === name && caution.kind !== 'no-zone';
  const cautions = encoded.cautions.filter(isSaid);
  const hint = field.control === 'tick' ? undefined : words.hint;
  const fromText = typed.details?.[name] ? undefined : encoded.fromText?.[name] || undefined;
  const isMissing = cautions.some(({ kind }) => kind === 'left-out');
  const unless = isMissing && field.control === 'password' ? field.unless : null;

  function type(text: string): void {
    const beside = changedBeside(typed.type, typed.details ?? {}, name, text);
    designStore.dispatch({ do: 'type-detail', name, text, beside });
  }

  /** The pressed button disappears, so the focus moves to the field. */
  function focusField(): void {
    document.getElementById(id)?.focus({ preventScroll: true });
  }

  function press(mended: string): void {
    type(mended);
    focusField();
  }

  const attributes = {
    id,
    'aria-describedby': [...(hint ? ['hint'] : []), ...(fromText ? ['source'] : []), 'cautions']
      .map((part) => `${id}-${part}`)
      .join(' '),
    'aria-invalid': tooLong === name || isMissing || cautions.some(({ refuses }) => refuses) || undefined,
  };
  const notes = (
    <>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {fromText && <Note id={`${id}-source`}>{contentWords.fromText}</Note>}
      <div id={`${id}-cautions`} role="status">
        <Cautions cautions={cautions} understood={encoded.understood?.[name]} mend={(_, mended) => press(mended)} />
      </div>
      {unless && (
        <Button
          size="small"
          onClick={() => {
            typeInto(unless.name, unless.value);
            focusField();
          }}
        >
          {contentWords.networkIsOpen}
        </Button>
      )}
    </>
  );
  const frame = { className: styles.field, 'data-width': field.width };
  if (field.control === 'zone') {
    const value = typed.details?.[name] ?? '';
    return (
      <ZoneField {...frame} label={words.label} choices={words.choices} {...{ value, attributes }} choose={type}>
        {notes}
      </ZoneField>
    );
  }
  const control = <DetailControl {...{ entry, name, field, words, type, fromText, attributes }} />;
  if (field.control === 'tick') {
    return (
      <div {...frame}>
        {control}
        {notes}
      </div>
    );
  }
  return (
    <Field {...frame} htmlFor={id} label={isTitled ? <VisuallyHidden>{words.label}</VisuallyHidden> : words.label}>
      {control}
      {notes}
    </Field>
  );
}
