import { useEffect, useRef } from 'react';
import { controlClass } from '#ui';
import { libraryWords } from '#words/library';

interface CodeNameProps {
  readonly name: string;
  /** Moves the focus to where it goes after Enter and Escape: the field is about to go away. */
  readonly leave: () => void;
  /** Called with what was written; with the name as it was after Escape. */
  readonly rename: (name: string) => void;
}

/** Where a code gets its name: Enter and leaving the field keep it, Escape does not. */
export function CodeName({ name, leave, rename }: CodeNameProps) {
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
        aria-label={libraryWords.code.name}
        placeholder={libraryWords.code.namePlaceholder}
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
