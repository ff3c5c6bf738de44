import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly take: (file: File) => void;
}

/** A file input. The same file can be chosen twice in a row. */
export function FileInput({ take, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) take(file);
        // Without this line, the browser would report no change if the same file is chosen again.
        target.value = '';
      }}
    />
  );
}
