import { act, type ClipboardEvent, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseManyChoice } from '#storage';
import { emptyMapping } from '#tables/mapping';
import { Button, CopyAddress, Disclosure, Field, Note, Segments } from '#ui';
import { insideOf, mount, propsIn } from '#ui/testing';
import { manyWords } from '#words/many';
import { BesideFields } from './beside-fields.tsx';
import { BringStep } from './bring-step.tsx';
import { LookStep } from './look-step.tsx';
import { newSet } from './many-set.ts';
import { RangeFields } from './range-fields.tsx';
import { SampleFiles } from './sample-files.tsx';
import { ShareTemplate } from './share-template.tsx';
import { TYPED_LENGTH_MAX } from './table-source.ts';
import { TemplateField } from './template-field.tsx';

const calls = vi.hoisted(() => ({ saveBlob: vi.fn(), writeTemplateLink: vi.fn(), useCodes: vi.fn() }));

vi.mock('#ui', async (original) => ({ ...(await original<typeof import('#ui')>()), saveBlob: calls.saveBlob }));
vi.mock('#workbench', async (original) => ({
  ...(await original<typeof import('#workbench')>()),
  useCodes: calls.useCodes,
}));
vi.mock('./template-link.ts', () => ({ writeTemplateLink: calls.writeTemplateLink }));
vi.mock('react-dom', async (original) => ({
  ...(await original<typeof import('react-dom')>()),
  flushSync: (run: () => void) => run(),
}));

const SET = newSet('a'.repeat(32));
const MAPPING = emptyMapping('url', 'a'.repeat(32));

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
});

/**
 * Mounts the first step. Returns the attributes of its text area as `area`, its elements as `tree`, and the list of the
 * sources that it dispatches as `brought`.
 */
async function bringStep(source: (typeof SET)['source'] = null) {
  const brought: unknown[] = [];
  const dispatch = (action: object) => brought.push('source' in action ? action.source : action);
  const props = { set: { ...SET, source }, table: { is: 'none' }, reading: null, isUnkept: false, dispatch } as const;
  const { now } = await mount(() => BringStep(props));
  return { area: propsIn(now(), 'textarea')[0], tree: now(), brought };
}

it('a typed text becomes the table, and a blank text removes the table', async () => {
  const { area, brought } = await bringStep();
  const type = (value: string) => area.onChange?.({ target: { value } } as never);
  type('a,b');
  type(' \n');
  expect(brought).toEqual([{ is: 'text', text: 'a,b' }, null]);
});

it('a pasted text becomes a file if it would make the text in the text area too long', async () => {
  const { area, brought } = await bringStep({ is: 'text', text: 'abc' });
  const paste = (pasted: string) => {
    const preventDefault = vi.fn();
    const currentTarget = { value: 'abc', selectionStart: 1, selectionEnd: 2 };
    const event = { currentTarget, clipboardData: { getData: () => pasted }, preventDefault };
    area.onPaste?.(event as unknown as ClipboardEvent<HTMLTextAreaElement>);
    return preventDefault.mock.calls.length === 1;
  };
  expect(paste('x'.repeat(TYPED_LENGTH_MAX - 2))).toBe(false);
  expect(brought).toEqual([]);
  expect(paste('x'.repeat(TYPED_LENGTH_MAX - 1))).toBe(true);
  const [{ file }] = brought as { readonly file: Blob }[];
  expect(await file.text()).toBe(`a${'x'.repeat(TYPED_LENGTH_MAX - 1)}c`);
});

it('a table from a file can be removed with a button', async () => {
  const { tree, brought } = await bringStep({ is: 'file', file: new Blob(['a']), name: 'a.csv' });
  propsIn(tree, Button)[0].onClick?.({} as never);
  expect(brought).toEqual([null]);
});

it('a range is used if its numbers are whole; otherwise a problem is shown, and the button is disabled', async () => {
  const use = vi.fn();
  const range = await mount(() => RangeFields({ use }));
  expect(propsIn(range.now(), Disclosure)[0].open).toBe(false);
  await act(async () => propsIn(range.now(), Disclosure)[0].onToggle?.({ currentTarget: { open: true } } as never));
  const { now } = await mount(insideOf(range.now(), 'Fields'));
  const type = (index: number, value: string) =>
    act(async () => propsIn(now(), 'input')[index].onChange?.({ target: { value } } as never));
  await type(4, 'SN-');
  propsIn(now(), Button)[0].onClick?.({} as never);
  expect(use).toHaveBeenCalledExactlyOnceWith({ from: 1, to: 100, step: 1, digits: 4, prefix: 'SN-', suffix: '' });
  for (const wrong of ['', ' ', 'x', '1.5']) {
    await type(1, wrong);
    expect([propsIn(now(), Button)[0].disabled, propsIn(now(), Note).length]).toEqual([true, 1]);
  }
  expect(propsIn(now(), 'input').map((input) => input['aria-invalid'] ?? false)).toEqual([
    ...[true, true, true, true, false, false],
  ]);
  await type(1, '7');
  expect([propsIn(now(), Button)[0].disabled, propsIn(now(), Note).length]).toEqual([false, 0]);
});

it('the section for a caption and copies opens and closes by itself until the visitor opens or closes it', async () => {
  const show = (copies: string) => () =>
    BesideFields({ mapping: { ...MAPPING, copies }, hasOwnCaption: false, columns: ['n'], change: () => undefined });
  const { now, again } = await mount(show(''));
  const section = () => propsIn(now(), Disclosure)[0];
  const report = (open: boolean) => act(async () => section().onToggle?.({ currentTarget: { open } } as never));
  await again(show('n'));
  expect(section().open).toBe(true);
  // The browser also reports that a section is open if the page itself has opened the section. The page ignores this
  // report, and still closes the section by itself.
  await report(true);
  await again(show(''));
  expect(section().open).toBe(false);
  await report(true);
  await again(show('n'));
  await again(show(''));
  expect(section().open).toBe(true);
});

it('a placeholder replaces the selection in a template, or is put at the end if no selection is known', async () => {
  const change = vi.fn();
  const props = { label: 'Content', template: 'abcd', columns: ['Name'], change };
  const { now } = await mount(() => TemplateField(props));
  const pick = () => {
    const [{ aside }] = propsIn(now(), Field);
    (aside as ReactElement<{ pick: (placeholder: string) => void }>).props.pick('{Name}');
  };
  pick();
  expect(change).toHaveBeenLastCalledWith('abcd{Name}');
  const [focus, setSelectionRange] = [vi.fn(), vi.fn()];
  const input = propsIn(now(), 'input')[0] as { ref?: { current: object } };
  if (input.ref) input.ref.current = { selectionStart: 1, selectionEnd: 3, focus, setSelectionRange };
  pick();
  expect(change).toHaveBeenLastCalledWith('a{Name}d');
  expect([focus.mock.calls.length, setSelectionRange.mock.calls]).toEqual([1, [[7, 7]]]);
});

it('choosing the look of a stored code selects the first listed code, or none if no code is listed', async () => {
  const choose = async (codes: readonly object[] | null, kind: string) => {
    const dispatch = vi.fn();
    calls.useCodes.mockReturnValue(codes);
    const { now } = await mount(() => LookStep({ look: { is: 'work' }, dispatch }));
    propsIn(now(), Segments)[0].choose(kind as never);
    return dispatch.mock.calls[0][0].look;
  };
  expect(await choose([{ id: '7' }, { id: '8' }], 'code')).toEqual({ is: 'code', id: '7' });
  expect(await choose(null, 'code')).toEqual({ is: 'code', id: '' });
  expect(await choose([{ id: '7' }], 'plain')).toEqual({ is: 'plain' });
});

it('the sample table and the guide begin with a byte order mark, so that programs read them as UTF-8', async () => {
  const { now } = await mount(SampleFiles);
  for (const { onClick } of propsIn(now(), Button)) onClick?.({} as never);
  const { sampleFile, guideFile } = manyWords.bring;
  expect(calls.saveBlob.mock.calls.map(([, name]) => name)).toEqual([sampleFile, guideFile]);
  const [table, guide] = await Promise.all(calls.saveBlob.mock.calls.map(([file]) => new Blob([file]).arrayBuffer()));
  for (const bytes of [table, guide]) expect([...new Uint8Array(bytes, 0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(guide)).toBe(manyWords.guide);
});

it('a template link is offered as soon as it is written; the link of an earlier mapping is never offered', async () => {
  vi.stubGlobal('location', { origin: 'https://site.example' });
  calls.writeTemplateLink.mockResolvedValueOnce('#template=1').mockReturnValueOnce(new Promise(() => undefined));
  const section = await mount(() => ShareTemplate({ mapping: MAPPING, choice: parseManyChoice({}) }));
  await act(async () => propsIn(section.now(), Disclosure)[0].onToggle?.({ currentTarget: { open: true } } as never));
  const inside = insideOf(section.now(), 'TemplateLink');
  const link = await mount(inside);
  expect(propsIn(link.now(), CopyAddress)[0].address).toBe('https://site.example/many#template=1');
  const other = await mount(() => ShareTemplate({ mapping: { ...MAPPING }, choice: parseManyChoice({}) }));
  await act(async () => propsIn(other.now(), Disclosure)[0].onToggle?.({ currentTarget: { open: true } } as never));
  await link.again(insideOf(other.now(), 'TemplateLink'));
  expect(propsIn(link.now(), CopyAddress)[0].address).toBeNull();
});
