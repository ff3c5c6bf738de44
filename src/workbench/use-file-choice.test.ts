import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useFileChoice } from './use-file-choice.ts';

const stored = vi.hoisted(() => ({ readFileChoice: vi.fn(), writeFileChoice: vi.fn() }));

vi.mock('#storage', () => stored);

let choice: ReturnType<typeof useFileChoice>;

function Page() {
  choice = useFileChoice();
  return null;
}

it('the choices for files come from the storage, and a changed choice is stored with the unchanged ones', () => {
  stored.readFileChoice.mockReturnValue({ format: 'png', mm: 30 });
  renderToStaticMarkup(createElement(Page));
  const [shown, change] = choice;
  expect(shown).toEqual({ format: 'png', mm: 30 });
  change({ mm: 40 });
  expect(stored.writeFileChoice).toHaveBeenCalledExactlyOnceWith({ format: 'png', mm: 40 });
});
