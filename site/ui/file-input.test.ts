import { expect, it, vi } from 'vitest';
import { FileInput } from './file-input.tsx';

it('a file input passes on the chosen file, and forgets it so that the same file can be chosen again', () => {
  const take = vi.fn();
  const { onChange } = FileInput({ take }).props;
  const file = new File(['x'], 'logo.png');
  const target = { files: [file], value: 'logo.png' };
  onChange({ target });
  expect(take).toHaveBeenCalledExactlyOnceWith(file);
  expect(target.value).toBe('');
  onChange({ target: { files: [], value: '' } });
  expect(take).toHaveBeenCalledTimes(1);
});
