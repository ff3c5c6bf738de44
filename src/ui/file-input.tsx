import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly take: (file: File) => void;
}

/** Lets the visitor choose a file, and the same one again. */
export function FileInput({ take, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) take(file);
        // Otherwise choosing the same file again would not count as a change.
        target.value = '';
      }}
    />
  );
}
