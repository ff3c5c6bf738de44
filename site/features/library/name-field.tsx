import { useEffect, useRef } from 'react';
import { controlClass } from '#ui';

interface NameFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly name: string;
  /** Moves the focus after Enter and Escape, because the field is about to disappear. */
  readonly leave: () => void;
  /** Called with the new name; after Escape with the old one. */
  readonly rename: (name: string) => void;
}

/** The field for naming a code or a table. Enter and leaving the field accept the name, Escape discards it. */
export function NameField({ label, placeholder, name, leave, rename }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isCanceled = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <input
        ref={field}
        className={controlClass}
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={name}
        maxLength={80}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          isCanceled.current = true;
          leave();
        }}
        onBlur={({ currentTarget }) => rename(isCanceled.current ? name : currentTarget.value.trim())}
      />
    </form>
  );
}
