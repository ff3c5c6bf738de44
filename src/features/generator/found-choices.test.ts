import { act, type ElementType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { Button, Disclosure, IconButton, TryAgain } from '#ui';
import { componentIn, mount, propsIn } from '#ui/testing';
import { generatorWords } from '#words/generator';
import { EditedPlace } from './edited-place.tsx';
import { FilesFromAnywhere } from './files-from-anywhere.tsx';
import { FoundCodes } from './found-codes.tsx';
import { FoundPanel } from './found-panel.tsx';
import { FoundPlace } from './found-place.tsx';
import { ShareDesign } from './share-design.tsx';

const calls = vi.hoisted(() => ({
  ...{ dispatch: vi.fn(), get: vi.fn(), useLate: vi.fn(), useFileDrag: vi.fn(), usePastedFiles: vi.fn() },
}));

vi.mock('react-dom', async (original) => ({
  ...(await original<object>()),
  flushSync: (change: () => void) => change(),
}));
vi.mock('./use-pasted-files.ts', () => ({ usePastedFiles: calls.usePastedFiles }));
vi.mock('#ui', async (original) => ({ ...(await original<object>()), useFileDrag: calls.useFileDrag }));
vi.mock('#workbench', () => ({
  ...{ useLate: calls.useLate, useMaker: () => ({ loaded: null }) },
  designStore: { dispatch: calls.dispatch, get: calls.get },
}));

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'found' };
const codeOf = (text: string) => ({ text, version: 1, level: 'M', mask: 0 });
const BEFORE: QrDesign = { ...DEFAULT_DESIGN, customImage: 'data:,before' };
const TAKEN = { customImage: 'data:,taken', before: BEFORE };

const log: string[] = [];

function DropSheet(): null {
  return null;
}

async function panelOf(found: object) {
  const upload = { decide: () => void log.push('decide'), takePicture: () => void log.push('take') };
  const field = { focus: () => void log.push('focus field') };
  const content = { current: { focus: () => void log.push('focus content'), querySelector: () => field } };
  const props = { found, upload, content } as unknown as Parameters<typeof FoundPanel>[0];
  return (await mount(() => FoundPanel(props))).now();
}

beforeEach(() => {
  vi.resetAllMocks();
  log.length = 0;
  calls.dispatch.mockImplementation(({ do: action }) => void log.push(action));
});

it('a found design is opened before the panel closes, and the focus moves to the field of the content', async () => {
  const page = await panelOf({ is: 'design', design: DESIGN, file: new Blob(['x']) });
  const FoundDesign = componentIn(page, 'FoundDesign');
  const buttons = propsIn(FoundDesign(propsIn(page, FoundDesign as ElementType)[0]), Button);
  buttons[0].onClick?.({} as never);
  expect(calls.dispatch).toHaveBeenCalledExactlyOnceWith({ do: 'replace', design: DESIGN });
  expect(log.splice(0)).toEqual(['replace', 'decide', 'focus field']);
  buttons[1].onClick?.({} as never);
  expect(log).toEqual(['decide', 'focus content', 'take']);
});

it('closing the panel counts as a decision about the picture, and moves the focus to the content section', async () => {
  const page = await panelOf({ is: 'codes', codes: [codeOf('a')], taken: TAKEN });
  propsIn(page, IconButton)[0].onClick?.({} as never);
  expect(log).toEqual(['decide', 'focus content']);
});

it('editing a found code fills in its content and restores the image that the picture had replaced', async () => {
  calls.get.mockReturnValue({ design: { ...BEFORE, qrType: 'custom', customImage: 'data:,taken' } });
  const editContent = (change: () => void) => change();
  const found = { is: 'codes', codes: [codeOf('first'), codeOf('second')], taken: TAKEN };
  const hook = (given: object) => () =>
    FoundCodes({ found: given, editContent, close: () => {} } as unknown as Parameters<typeof FoundCodes>[0]);
  const { now, again } = await mount(hook(found));
  await act(async () => propsIn(now(), 'input')[1].onChange?.({} as never));
  propsIn(now(), Button)[0].onClick?.({} as never);
  expect(calls.dispatch.mock.lastCall?.[0].design).toMatchObject({ content: 'second', customImage: 'data:,before' });
  await again(hook({ ...found, codes: [codeOf('third'), codeOf('fourth')] }));
  expect(propsIn(now(), 'input').map(({ checked }) => checked)).toEqual([true, false]);
  propsIn(now(), Button)[0].onClick?.({} as never);
  expect(calls.dispatch.mock.lastCall?.[0].design).toMatchObject({ content: 'third' });
});

it('a file dropped or pasted anywhere on the page is taken; a sheet is shown only during a drag', async () => {
  calls.useLate.mockReturnValue({ loaded: { DropSheet } });
  const take = vi.fn();
  const isShown = async (isDragged: boolean) => {
    calls.useFileDrag.mockReturnValue(isDragged);
    return propsIn((await mount(() => FilesFromAnywhere({ take }))).now(), DropSheet).length > 0;
  };
  expect([await isShown(false), await isShown(true)]).toEqual([false, true]);
  for (const hook of [calls.useFileDrag, calls.usePastedFiles]) expect(hook).toHaveBeenLastCalledWith(take);
});

it('parts that fail to load are reported, but not the panel for a picture in which nothing was found', async () => {
  calls.useLate.mockReturnValue({ loaded: null, isMissing: true, retry: () => {} });
  const problemIn = async (hook: () => unknown) => {
    const { now } = await mount(hook);
    return propsIn(now(), TryAgain)[0].problem;
  };
  expect(await problemIn(() => EditedPlace({} as Parameters<typeof EditedPlace>[0]))).toBe(generatorWords.lostEdited);
  const place = (found: object | null) => () => FoundPlace({ upload: { found } } as Parameters<typeof FoundPlace>[0]);
  expect([await problemIn(place({})), await problemIn(place(null))]).toEqual([generatorWords.lostFound, null]);
  const share = await mount(() => ShareDesign({ design: DESIGN }));
  await act(async () => propsIn(share.now(), Disclosure)[0].onToggle?.({ currentTarget: { open: true } } as never));
  expect(propsIn(share.now(), TryAgain)[0].problem).toBe(generatorWords.lostShare);
});
