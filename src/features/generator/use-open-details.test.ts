import type { ToggleEvent } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { contentHelp } from './use-content-help.ts';
import { useOpenDetails } from './use-open-details.ts';

const showToast = vi.hoisted(() => vi.fn());

vi.mock('#ui', () => ({ showToast }));
vi.mock('./use-content-help.ts', () => ({ contentHelp: { load: vi.fn() } }));

let details: ReturnType<typeof useOpenDetails>;

function Page({ isFilled }: { readonly isFilled: boolean }) {
  details = useOpenDetails(isFilled);
  return null;
}

function toggle(newState: 'open' | 'closed'): void {
  details.toggle({ newState } as ToggleEvent<HTMLDetailsElement>);
}

it('the detail fields start open if the page says that one of them is filled, and closed if not', () => {
  for (const isFilled of [true, false]) {
    renderToStaticMarkup(createElement(Page, { isFilled }));
    expect(details.isOpen).toBe(isFilled);
  }
});

it('opening the detail fields loads their module, closing does not, and the visitor is told if loading fails', async () => {
  const load = vi.mocked(contentHelp.load).mockRejectedValue(new Error('not loaded'));
  toggle('closed');
  expect(load).not.toHaveBeenCalled();
  toggle('open');
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
});
