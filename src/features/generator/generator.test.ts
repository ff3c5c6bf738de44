import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { Button, Sentence } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { ContentForm } from './content-form.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { EditedCode } from './edited-code.tsx';
import { EditedPlace } from './edited-place.tsx';
import { GenerateButton } from './generate-button.tsx';
import { Generator } from './generator.tsx';

const calls = vi.hoisted(() => ({
  ...{ useDesign: vi.fn(), useDraft: vi.fn(), useTemplate: vi.fn(), useGeneration: vi.fn(), useCodes: vi.fn() },
  ...{ prepareParts: vi.fn(), updateCode: vi.fn(), addCode: vi.fn(), generate: vi.fn() },
}));

vi.mock('react-dom', async (original) => ({ ...(await original<object>()), createPortal: (inner: object) => inner }));
vi.mock('./use-template.ts', () => ({ useTemplate: calls.useTemplate }));
vi.mock('./use-generation.ts', () => ({ useGeneration: calls.useGeneration }));
vi.mock('./use-opened-link.ts', () => ({ useOpenedLink: () => undefined }));
vi.mock('./use-history-keys.ts', () => ({ useHistoryKeys: () => undefined }));
vi.mock('./use-image-upload.ts', () => ({ useImageUpload: () => ({ settled: 'settled', takePhoto: 'take photo' }) }));
vi.mock('./prepare-parts.ts', () => ({ prepareParts: calls.prepareParts }));
vi.mock('./save-edited.ts', () => ({ updateCode: calls.updateCode, addCode: calls.addCode }));
vi.mock('#workbench', async (original) => ({
  ...(await original<object>()),
  ...{ useDesign: calls.useDesign, useDraft: calls.useDraft, useCodes: calls.useCodes },
}));

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'x' };

async function pageOf(state: object = {}, { template = {}, isGenerating = false, prepareNext = vi.fn() } = {}) {
  calls.useDesign.mockReturnValue({ design: DESIGN, edited: null, past: [], future: [], last: null, ...state });
  calls.useTemplate.mockReturnValue({ isGenerating: false, made: null, ...template });
  calls.useGeneration.mockReturnValue({ isGenerating, generate: calls.generate, make: 'make' });
  calls.useDraft.mockReturnValue({ draft: { state: 'empty' }, shown: null });
  const props = { prepareNext, restoreBackup: async () => {}, startNew: () => {} };
  return (await mount(() => Generator(props))).now();
}

beforeEach(() => void vi.resetAllMocks());

it('the draft is drawn without a lag only if the last change was to a shape', async () => {
  const isChoice = async (last: object | null) => {
    await pageOf({ last });
    return calls.useDraft.mock.lastCall?.[1];
  };
  expect(await isChoice({ field: 'moduleShape', at: 0 })).toBe(true);
  expect(await isChoice({ field: 'foregroundColor', at: 0 })).toBe(false);
  expect(await isChoice({ field: 'content', at: 0 })).toBe(false);
  expect(await isChoice(null)).toBe(false);
});

it('the notice about the edited code is shown while a stored code is edited', async () => {
  const none = await pageOf();
  expect([propsIn(none, EditedPlace).length, propsIn(none, 'div')[0]]).toMatchObject([0, { 'data-edited': undefined }]);
  const edited = await pageOf({ edited: '7' });
  expect(propsIn(edited, EditedPlace)[0]).toMatchObject({ id: '7', make: 'make', isBusy: false });
  expect(propsIn(edited, 'div')[0]).toMatchObject({ 'data-edited': true });
});

it('the focus moves to the field that prevents a code, but stays where it is if a code is made', async () => {
  const page = await pageOf();
  const focus = vi.fn();
  const [root] = propsIn(page, 'div') as unknown as [{ ref: { current: unknown } }];
  root.ref.current = { querySelector: (selector: string) => (selector === '[aria-invalid="true"]' ? { focus } : null) };
  calls.generate.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await act(async () => propsIn(page, ContentForm)[0].submit());
  expect(focus).not.toHaveBeenCalled();
  await act(async () => propsIn(page, ContentForm)[0].submit());
  expect(focus).toHaveBeenCalledTimes(1);
});

it('no code can be made while another is being made from the design or from a template', async () => {
  for (const given of [{ isGenerating: true }, { template: { isGenerating: true } }]) {
    const page = await pageOf({ edited: '7' }, given);
    await act(async () => propsIn(page, ContentForm)[0].submit());
    expect(propsIn(page, GenerateButton)[0].isGenerating).toBe(true);
    expect(propsIn(page, EditedPlace)[0].isBusy).toBe(true);
  }
  expect(calls.generate).not.toHaveBeenCalled();
});

it('when the focus or the pointer enters, the parts and the page that are needed next are prepared', async () => {
  const prepareNext = vi.fn();
  const page = await pageOf({}, { prepareNext });
  expect(calls.prepareParts).not.toHaveBeenCalled();
  const [root] = propsIn(page, 'div');
  root.onFocus?.({} as never);
  root.onPointerEnter?.({} as never);
  expect([calls.prepareParts, prepareNext].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

it('a code is made after chosen files are read, and the preview shows the finished picture of a template', async () => {
  const page = await pageOf({}, { template: { made: 'made' } });
  expect(calls.useGeneration).toHaveBeenLastCalledWith('settled');
  expect(propsIn(page, DraftPreview)[0]).toMatchObject({ picture: 'made', takePhoto: 'take photo' });
});

const CODES = [{ id: '7', text: 'https://example.com', name: 'Door' }];

function editedHook(part: object = {}) {
  const props = { id: '7', action: {}, make: vi.fn(), isBusy: false, toProblem: vi.fn(), ...part };
  return () => EditedCode(props as unknown as Parameters<typeof EditedCode>[0]);
}

it('the notice names the edited code, and nothing is shown if that code does not exist any more', async () => {
  calls.useCodes.mockReturnValue(CODES);
  const { now, again } = await mount(editedHook());
  const [{ parts }] = propsIn(now(), Sentence) as unknown as [{ parts: { code: unknown } }];
  expect(propsIn(parts.code, 'b')[0].children).toBe('Door');
  await again(editedHook({ id: '8' }));
  expect(now()).toBeNull();
});

it('the edited code can be updated, or the design be added as a new code', async () => {
  calls.useCodes.mockReturnValue(CODES);
  const [toProblem, make] = [vi.fn(), vi.fn()];
  make.mockImplementation(async (how: (design: QrDesign) => Promise<void>) => {
    await how(DESIGN);
    return true;
  });
  const { now, again } = await mount(editedHook({ make, toProblem }));
  const press = (at: number) => act(async () => propsIn(now(), Button)[at].onClick?.({} as never));
  await press(0);
  expect(calls.updateCode).toHaveBeenCalledExactlyOnceWith(DESIGN, { id: '7', title: 'Door' });
  await press(1);
  expect(calls.addCode).toHaveBeenCalledExactlyOnceWith(DESIGN, { id: '7', title: 'Door' });
  expect(toProblem).not.toHaveBeenCalled();
  make.mockResolvedValue(false);
  await press(0);
  expect(toProblem).toHaveBeenCalledTimes(1);
  await again(editedHook({ make, toProblem, isBusy: true }));
  await press(0);
  expect(make).toHaveBeenCalledTimes(3);
});
