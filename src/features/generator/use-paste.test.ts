import type { ClipboardEvent } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TypedContent } from '#content';
import { contentHelp } from './use-content-help.ts';
import { usePaste } from './use-paste.ts';

const actions = { typeContent: vi.fn(), takeApart: vi.fn() };
const NETWORK = 'WIFI:T:WPA;S:Guest;P:longenough;;';

let pasteInto: ReturnType<typeof usePaste>['paste'];

function Page({ typed }: { readonly typed: TypedContent }) {
  pasteInto = usePaste(typed, actions).paste;
  return null;
}

/** Pastes a text over a part of the input, by default all of it. Returns whether the page handled the paste itself. */
async function paste(typed: TypedContent, text: string, from = 0, to = typed.content.length): Promise<boolean> {
  renderToStaticMarkup(createElement(Page, { typed }));
  const input = {
    ...{ value: typed.content, selectionStart: from, selectionEnd: to },
    setRangeText(kept: string, start: number, end: number) {
      input.value = input.value.slice(0, start) + kept + input.value.slice(end);
    },
  };
  const preventDefault = vi.fn();
  const clipboardData = { getData: () => text };
  pasteInto({ currentTarget: input, clipboardData, preventDefault } as unknown as ClipboardEvent<HTMLInputElement>);
  await new Promise((resolve) => setTimeout(resolve));
  return preventDefault.mock.calls.length > 0;
}

const typed = (type: TypedContent['type'], content = ''): TypedContent => ({ type, content, details: undefined });

beforeEach(async () => {
  vi.resetAllMocks();
  await contentHelp.load();
});

it('a payload that is pasted over the whole content becomes the content first, and is then split into fields', async () => {
  expect(await paste(typed('wifi', 'old'), NETWORK)).toBe(true);
  expect(actions.typeContent).toHaveBeenCalledExactlyOnceWith(NETWORK);
  expect(actions.takeApart.mock.calls[0][0]).toMatchObject({ content: 'Guest', details: { password: 'longenough' } });
  expect(actions.typeContent.mock.invocationCallOrder[0]).toBeLessThan(actions.takeApart.mock.invocationCallOrder[0]);
});

it('a payload that replaces only a part of the content is left to the browser', async () => {
  expect(await paste(typed('wifi', 'old'), NETWORK, 1, 3)).toBe(false);
  expect(actions.takeApart).not.toHaveBeenCalled();
});

it('several lines that are pasted into an input of one line are reduced to one, which is inserted at the cursor', async () => {
  expect(await paste(typed('url', 'see '), 'a.example\nb.example', 4, 4)).toBe(true);
  expect(actions.typeContent).toHaveBeenCalledExactlyOnceWith('see a.example');
});

it('pasted text is left to the browser if it is a single line or if the input takes several lines', async () => {
  expect(await paste(typed('url'), 'a.example\n')).toBe(false);
  expect(await paste(typed('text'), 'one\ntwo')).toBe(false);
  expect(actions.typeContent).not.toHaveBeenCalled();
});
