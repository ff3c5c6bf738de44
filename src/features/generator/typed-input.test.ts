import { act, type ElementType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { Button, CopyAddress, Note, Tick } from '#ui';
import { componentIn, mount, propsIn } from '#ui/testing';
import { linkWords } from '#words/generator-links';
import { ColorInput } from './color-input.tsx';
import { ContentEntry, type ContentEntryProps } from './content-entry.tsx';
import { ContentForm } from './content-form.tsx';
import { ContentPanel } from './content-panel.tsx';
import { CopyLink } from './copy-link.tsx';
import { DetailControl } from './detail-control.tsx';
import { DetailFields } from './detail-fields.tsx';
import { HistoryTools } from './history-tools.tsx';
import { useOpenDetails } from './use-open-details.ts';
import { usePaste } from './use-paste.ts';

const calls = vi.hoisted(() => ({
  ...{ useDesign: vi.fn(), undo: vi.fn(), dispatch: vi.fn(), writeLink: vi.fn(), useEncodedContent: vi.fn() },
}));

vi.mock('./use-encoded-content.ts', () => ({ useEncodedContent: calls.useEncodedContent }));
vi.mock('#carrying', async (original) => ({ ...(await original<object>()), writeLink: calls.writeLink }));
vi.mock('#workbench', async (original) => ({
  ...(await original<object>()),
  ...{ useDesign: calls.useDesign, designStore: { undo: calls.undo, dispatch: calls.dispatch } },
}));

const event = (value: string) => ({ target: { value } }) as never;

beforeEach(() => void vi.resetAllMocks());

function colorInput(value: string, changeColor = vi.fn()) {
  return { changeColor, hook: () => ColorInput({ name: 'foregroundColor', value, changeColor }) };
}

const hexIn = (page: unknown) => propsIn(page, 'input')[1];

it('a typed color changes the design at once; other text does so only when the visitor leaves the field', async () => {
  const { changeColor, hook } = colorInput('#112233');
  const { now } = await mount(hook);
  await act(async () => hexIn(now()).onChange?.(event('#44')));
  expect([hexIn(now()).value, changeColor.mock.calls]).toEqual(['#44', []]);
  await act(async () => hexIn(now()).onChange?.(event('#445566')));
  expect(changeColor).toHaveBeenCalledExactlyOnceWith('#445566');
  await act(async () => hexIn(now()).onBlur?.({} as never));
  expect(changeColor).toHaveBeenCalledTimes(1);
  await act(async () => hexIn(now()).onChange?.(event('nothing')));
  await act(async () => hexIn(now()).onBlur?.({} as never));
  expect(changeColor).toHaveBeenLastCalledWith('nothing');
});

it('Undo removes typed text that is not a color yet; without such text, the page handles Undo', async () => {
  const { hook } = colorInput('#112233');
  const { now } = await mount(hook);
  const preventDefault = vi.fn();
  const press = (key: string) => {
    const nativeEvent = { key, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
    return act(async () => hexIn(now()).onKeyDown?.({ nativeEvent, preventDefault } as never));
  };
  await act(async () => hexIn(now()).onChange?.(event('#44')));
  await press('y');
  expect([hexIn(now()).value, preventDefault.mock.calls.length]).toEqual(['#44', 0]);
  await press('z');
  expect([hexIn(now()).value, preventDefault.mock.calls.length]).toEqual(['#112233', 1]);
  await press('z');
  expect(preventDefault).toHaveBeenCalledTimes(1);
});

it('typed text that is not a color yet is dropped if the color of the design changes meanwhile', async () => {
  const { hook } = colorInput('#112233');
  const { now, again } = await mount(hook);
  await act(async () => hexIn(now()).onChange?.(event('#44')));
  await again(colorInput('#FFFFFF').hook);
  expect(hexIn(now()).value).toBe('#FFFFFF');
});

async function formOf(state: object, draft: object = { state: 'empty' }, submit = vi.fn()) {
  const none = { design: DEFAULT_DESIGN, edited: null, past: [], future: [], last: null };
  calls.useDesign.mockReturnValue({ ...none, ...state });
  const props = { id: 'form', draft, shown: null, contentRef: null, takeFile: vi.fn(), submit, startNew: vi.fn() };
  const { now } = await mount(() => ContentForm(props as unknown as Parameters<typeof ContentForm>[0]));
  return now();
}

const CHANGED: QrDesign = { ...DEFAULT_DESIGN, content: 'x' };

it('a new code can be started if the design has changes or was opened from a stored code', async () => {
  const canStart = async (state: object) => propsIn(await formOf(state), HistoryTools)[0].startNew !== undefined;
  expect([await canStart({}), await canStart({ design: CHANGED }), await canStart({ edited: '7' })]).toEqual([
    ...[false, true, true],
  ]);
});

it('the content panel can undo the split of a payload only until something else changes', async () => {
  const undo = async (last: object | null) => propsIn(await formOf({ last }), ContentPanel)[0].undoTakingApart;
  expect(await undo({ field: 'take-apart', at: 0 })).toBe(calls.undo);
  expect([await undo({ field: 'content', at: 0 }), await undo(null)]).toEqual([undefined, undefined]);
});

it('only a text that fits no code counts as too long', async () => {
  const isTooLong = async (draft: object) => propsIn(await formOf({}, draft), ContentPanel)[0].isTooLong;
  expect(await isTooLong({ state: 'impossible', reason: 'text' })).toBe(true);
  expect(await isTooLong({ state: 'impossible', reason: 'color' })).toBe(false);
});

it('submitting the form makes the code and does not load the page again', async () => {
  const [submit, preventDefault] = [vi.fn(), vi.fn()];
  const page = await formOf({}, undefined, submit);
  propsIn(page, 'form')[0].onSubmit?.({ preventDefault } as never);
  expect([submit, preventDefault].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

const HELP = {
  ...{ Cautions: (_: object) => null, ContentNotes: (_: object) => null },
  ...{ DetailFields: (_: object) => null, PastedNote: (_: object) => null },
};

function entryWith(props: Partial<ContentEntryProps>, encoded: object = {}) {
  calls.useEncodedContent.mockReturnValue({ help: HELP, text: 'held', cautions: [], parts: null, ...encoded });
  const usual = { type: 'wifi', content: 'net', size: null, isWoven: false, isTooLong: false } as const;
  return () => ContentEntry({ ...usual, dispatch: calls.dispatch, ...props });
}

it('the encoded text is not shown if it is too long', async () => {
  const { now, again } = await mount(entryWith({}));
  expect(propsIn(now(), HELP.ContentNotes)[0]).toMatchObject({ text: 'held' });
  await again(entryWith({ isTooLong: true }));
  expect(propsIn(now(), HELP.ContentNotes)[0]).toMatchObject({ text: '' });
});

it('while the fields beside the content are closed, their cautions are shown below the content', async () => {
  const cautions = [{ field: 'content' }, { field: 'password' }];
  const { now } = await mount(entryWith({}, { cautions }));
  expect(propsIn(now(), HELP.Cautions)[0]).toEqual({ cautions });
  const open = await mount(entryWith({ details: { password: 'x' } }, { cautions }));
  expect(propsIn(open.now(), HELP.Cautions)[0]).toEqual({ cautions: [cautions[0]] });
});

it('closing the fields beside the content hides a password that was shown', async () => {
  const { now, again } = await mount(entryWith({ details: { password: 'x' } }));
  await act(async () =>
    (propsIn(now(), HELP.DetailFields)[0] as { password: { toggle: () => void } }).password.toggle(),
  );
  expect(propsIn(now(), HELP.ContentNotes)[0]).toMatchObject({ isPasswordShown: true });
  const [{ onToggle }] = propsIn(now(), componentIn(now(), 'Disclosure') as ElementType);
  await act(async () => onToggle({ newState: 'closed' }));
  await again(entryWith({ details: { password: 'x' } }));
  expect(propsIn(now(), HELP.ContentNotes)[0]).toMatchObject({ isPasswordShown: false });
});

it('the fields beside the content open by themselves when one of them is filled', async () => {
  const { now, again } = await mount(() => useOpenDetails(false));
  await again(() => useOpenDetails(true));
  expect(now().isOpen).toBe(true);
  await again(() => useOpenDetails(false));
  expect(now().isOpen).toBe(true);
});

it('after several lines are pasted, usePaste returns these lines until the content changes', async () => {
  const { contentHelp } = await import('./use-content-help.ts');
  await contentHelp.load();
  const actions = { typeContent: vi.fn(), takeApart: vi.fn() };
  const typed = (content: string) => ({ type: 'url', content, details: undefined }) as const;
  const { now, again } = await mount(() => usePaste(typed(''), actions));
  const input = {
    ...{ value: '', selectionStart: 0, selectionEnd: 0 },
    setRangeText: (text: string) => void Object.assign(input, { value: text }),
  };
  const clipboardData = { getData: () => 'a.example\nb.example' };
  await act(async () => now().paste({ currentTarget: input, clipboardData, preventDefault: vi.fn() } as never));
  await again(() => usePaste(typed('a.example'), actions));
  expect(now().lines).toEqual(['a.example', 'b.example']);
  await again(() => usePaste(typed('a.example/menu'), actions));
  expect(now().lines).toBeNull();
});

it.each([
  ['another option of a select', 'choice', { value: 'sae' }, 'sae'],
  ['the first option of a select', 'choice', { value: 'wpa' }, ''],
  ['a checked checkbox', 'tick', { checked: true }, 'true'],
  ['an unchecked checkbox', 'tick', { checked: false }, ''],
  ['a line of text', 'line', { value: 'Hello' }, 'Hello'],
])('the design stores %s as a text, which is empty for a default', async (_, control, target, text) => {
  const type = vi.fn();
  const props = { id: 'a', field: { control, values: ['wpa', 'sae'] }, words: { label: '' }, text: '' };
  const page = DetailControl({ ...props, describedBy: '', isInvalid: false, password: {}, type } as never);
  const [input] = [...propsIn(page, 'select'), ...propsIn(page, Tick), ...propsIn(page, 'input')];
  input.onChange?.({ target } as never);
  expect(type).toHaveBeenCalledExactlyOnceWith(text);
});

it('the button beside a missing password sets the security of the network to none', async () => {
  const cautions = [{ field: 'password', kind: 'left-out' }] as never;
  const fields = {
    type: 'wifi',
    details: {},
    cautions,
    tooLong: null,
    password: {},
    dispatch: calls.dispatch,
  } as const;
  const { now } = await mount(() => DetailFields(fields as unknown as Parameters<typeof DetailFields>[0]));
  const Entry = componentIn(now(), 'DetailEntry');
  for (const props of propsIn(now(), Entry as ElementType)) {
    const entry = await mount(() => Entry(props));
    Object.assign(document, { getElementById: () => null });
    for (const { onClick } of propsIn(entry.now(), Button)) onClick?.({} as never);
  }
  expect(calls.dispatch).toHaveBeenCalledExactlyOnceWith({ do: 'type-detail', name: 'security', text: 'none' });
});

it('no link can be copied if the design is too large for a link, or if the link itself is too long', async () => {
  vi.stubGlobal('location', { origin: 'https://example.com' });
  const shown = async (fragment: string | null) => {
    calls.writeLink.mockResolvedValueOnce(fragment);
    const { now } = await mount(() => CopyLink({ design: CHANGED }));
    return [propsIn(now(), CopyAddress)[0]?.address, propsIn(now(), Note)[0]?.children];
  };
  expect(await shown('#design=x')).toEqual(['https://example.com/#design=x', undefined]);
  expect(await shown(null)).toEqual([undefined, linkWords.tooLarge]);
  const [address, words] = await shown(`#${'x'.repeat(20_000)}`);
  expect([address, words]).toEqual([undefined, expect.stringContaining('20')]);
});

it('when the visitor chooses to include the password, the link without the password is no longer shown', async () => {
  vi.stubGlobal('location', { origin: 'https://example.com' });
  const network: QrDesign = { ...DEFAULT_DESIGN, type: 'wifi', content: 'net', details: { password: 'longenough' } };
  calls.writeLink.mockResolvedValueOnce('#1').mockReturnValue(new Promise(() => {}));
  const { now } = await mount(() => CopyLink({ design: network }));
  const address = () => propsIn(now(), CopyAddress)[0].address;
  expect(address()).toBe('https://example.com/#1');
  expect(calls.writeLink).toHaveBeenLastCalledWith(network, { withPassword: false });
  await act(async () => propsIn(now(), Tick)[0].onChange?.({ target: { checked: true } } as never));
  expect(calls.writeLink).toHaveBeenLastCalledWith(network, { withPassword: true });
  expect(address()).toBeNull();
});
