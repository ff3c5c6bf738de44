import { type Dispatch, useId } from 'react';
import { type Caution, type DetailField, type Details, detailFields, type Understood } from '#content';
import type { ContentType } from '#design';
import { Button, Field, Note, VisuallyHidden } from '#ui';
import type { FieldWords } from '#words/content-types';
import { typeWords } from '#words/content-types';
import { contentWords } from '#words/generator-content';
import type { DesignAction } from '#workbench';
import { Cautions } from './cautions.tsx';
import { changedBeside, DetailControl, type PasswordSight } from './detail-control.tsx';
import styles from './details.module.css';

interface DetailFieldsProps {
  readonly type: ContentType;
  readonly details: Details;
  readonly cautions: readonly Caution[];
  readonly understood: Readonly<Record<string, Understood>>;
  readonly tooLong: string | null;
  readonly password: PasswordSight;
  readonly dispatch: Dispatch<DesignAction>;
}

export function DetailFields({ type, details, cautions, understood, tooLong, password, dispatch }: DetailFieldsProps) {
  const words = typeWords(type).fields ?? {};
  return (
    <div className={styles.fields}>
      {detailFields(type).map(([name, field]) => (
        <DetailEntry
          key={name}
          field={field}
          words={words[name]}
          isTitled={words[name].label === typeWords(type).details}
          text={details[name] ?? ''}
          details={details}
          understood={understood[name]}
          cautions={cautions.filter((caution) => caution.field === name)}
          isTooLong={tooLong === name}
          password={password}
          type={(text) => dispatch({ do: 'type-detail', name, text, beside: changedBeside(type, details, name, text) })}
          typeOther={(other, text) => dispatch({ do: 'type-detail', name: other, text })}
        />
      ))}
    </div>
  );
}

interface DetailEntryProps {
  readonly field: DetailField;
  readonly words: FieldWords;
  /** Whether the section's heading says the same as the field's label. */
  readonly isTitled: boolean;
  readonly text: string;
  readonly details: Details;
  readonly understood?: Understood;
  readonly cautions: readonly Caution[];
  readonly isTooLong: boolean;
  readonly password: PasswordSight;
  readonly type: (text: string) => void;
  readonly typeOther: (name: string, text: string) => void;
}

function DetailEntry({
  field,
  words,
  isTitled,
  text,
  details,
  understood,
  cautions,
  isTooLong,
  password,
  type,
  typeOther,
}: DetailEntryProps) {
  const id = useId();
  const hint = field.control === 'tick' ? undefined : words.hint;
  const isMissing = cautions.some(({ kind }) => kind === 'left-out');
  const unless = isMissing && field.control === 'password' ? field.unless : null;
  const control = (
    <>
      <DetailControl
        id={id}
        field={field}
        words={words}
        text={text}
        describedBy={hint ? `${id}-hint ${id}-cautions` : `${id}-cautions`}
        isInvalid={isTooLong || isMissing || cautions.some(({ refuses }) => refuses)}
        password={password}
        details={details}
        type={type}
      />
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      <div id={`${id}-cautions`} role="status">
        <Cautions cautions={cautions} understood={understood} mend={(_, mended) => type(mended)} />
      </div>
      {unless && (
        <Button
          size="small"
          onClick={() => {
            typeOther(unless.name, unless.value);
            // The button disappears, so the focus moves to the password field.
            document.getElementById(id)?.focus({ preventScroll: true });
          }}
        >
          {contentWords.networkIsOpen}
        </Button>
      )}
    </>
  );
  if (field.control === 'tick') {
    return (
      <div className={styles.field} data-width={field.width}>
        {control}
      </div>
    );
  }
  return (
    <Field
      className={styles.field}
      data-width={field.width}
      htmlFor={id}
      label={isTitled ? <VisuallyHidden>{words.label}</VisuallyHidden> : words.label}
    >
      {control}
    </Field>
  );
}
