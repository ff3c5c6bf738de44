import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { mount } from '#ui/testing';
import { generatorWords } from '#words/generator';
import { useHistoryKeys } from './use-history-keys.ts';
import { useImageUpload } from './use-image-upload.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import { useTemplate } from './use-template.ts';

const calls = vi.hoisted(() => ({
  ...{ undo: vi.fn(), redo: vi.fn(), restore: vi.fn(), loadTemplate: vi.fn(), generateAndKeep: vi.fn() },
  ...{ showToast: vi.fn(), tellFailure: vi.fn(), isTemplateSaved: vi.fn(), createFileIntake: vi.fn() },
  ...{ tellTemplate: () => {}, tellDesign: () => {} },
}));

vi.mock('./load-template.ts', () => ({ loadTemplate: calls.loadTemplate }));
vi.mock('./file-intake.ts', () => ({ createFileIntake: calls.createFileIntake }));
vi.mock('#storage', () => ({
  isTemplateSaved: calls.isTemplateSaved,
  subscribeTemplate: (listener: () => void) => {
    calls.tellTemplate = listener;
    return () => {};
  },
}));
vi.mock('#ui', () => ({ showToast: calls.showToast, tellFailure: calls.tellFailure }));
vi.mock('#workbench', () => ({
  generateAndKeep: calls.generateAndKeep,
  designStore: {
    ...{ undo: calls.undo, redo: calls.redo, restore: calls.restore },
    subscribe: (listener: () => void) => {
      calls.tellDesign = listener;
      return () => {};
    },
  },
}));

/** An element that is matched by these selectors. */
class FakeElement {
  readonly isContentEditable = false;
  readonly #selectors: readonly string[];

  constructor(...selectors: readonly string[]) {
    this.#selectors = selectors;
  }

  matches(list: string): boolean {
    return list.split(', ').some((selector) => this.#selectors.includes(selector));
  }

  closest(list: string): FakeElement | null {
    return this.matches(list) ? this : null;
  }
}

class FakeInput extends FakeElement {
  readonly selectionStart: number | null = 0;
}

/** Mounts a hook that listens on the page. Returns a function that passes an event to the hook's listeners. */
async function listening(type: string, hook: () => void): Promise<(event: object) => void> {
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal('document', {
    addEventListener: (heard: string, listener: (event: object) => void) => heard === type && listeners.push(listener),
  });
  for (const name of ['Element', 'HTMLElement']) vi.stubGlobal(name, FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  const page = document;
  await mount(() => {
    Object.assign(document, { addEventListener: page.addEventListener });
    hook();
  });
  return (event) => {
    for (const listener of listeners) listener(event);
  };
}

beforeEach(() => void vi.resetAllMocks());

it('the keys for Undo and Redo work outside fields and in the fields of the generator', async () => {
  const own = new FakeElement('input');
  const generator = { current: { contains: (target: object) => target === own } as unknown as HTMLElement };
  const tell = await listening('keydown', () => useHistoryKeys(generator));
  const preventDefault = vi.fn();
  const press = (target: object, key = 'z') =>
    tell({ key, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, target, preventDefault });
  press(new FakeElement('p'));
  press(own);
  press(own, 'y');
  expect([calls.undo, calls.redo, preventDefault].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 3]);
});

it.each([
  ['a field elsewhere on the page', ['input']],
  ['a text area elsewhere on the page', ['textarea']],
  ['a dialog', ['dialog']],
  ['an element with the role of a dialog', ['[role="dialog"]']],
])('the keys for Undo and Redo are left to the browser in %s', async (_, selectors) => {
  const generator = { current: { contains: () => false } as unknown as HTMLElement };
  const tell = await listening('keydown', () => useHistoryKeys(generator));
  const preventDefault = vi.fn();
  const keys = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
  tell({ ...keys, target: new FakeElement(...selectors), preventDefault });
  expect([calls.undo, preventDefault].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

const PICTURE = { type: 'image/png' };

it.each([
  ['is taken on the page', new FakeElement(), ['Files'], false, true],
  ['is taken in a text field', new FakeInput(), ['Files'], false, true],
  ['with text is left to a text field', new FakeInput(), ['text/plain', 'Files'], false, false],
  ['with text is taken on the page', new FakeElement(), ['text/plain', 'Files'], false, true],
  ['is left alone if it was handled already', new FakeElement(), ['Files'], true, false],
])('a pasted picture %s', async (_, target, types, defaultPrevented, isTaken) => {
  const [take, preventDefault] = [vi.fn(), vi.fn()];
  const tell = await listening('paste', () => usePastedFiles(take));
  tell({ target, defaultPrevented, preventDefault, clipboardData: { files: [PICTURE], types } });
  expect([take.mock.calls, preventDefault.mock.calls.length]).toEqual(isTaken ? [[[PICTURE]], 1] : [[], 0]);
});

it('a change of the design resets the state "refused" to "none", and leaves the state "reading" as it is', async () => {
  let tellState: (state: object) => void = () => {};
  calls.createFileIntake.mockImplementation((events) => {
    tellState = events.tellState;
    return { take: () => {} };
  });
  const { now } = await mount(() => useImageUpload(restoreNothing));
  await act(async () => tellState({ is: 'refused', why: 'too large' }));
  expect(now().state.is).toBe('refused');
  await act(async () => calls.tellDesign());
  expect(now().state.is).toBe('none');
  await act(async () => tellState({ is: 'reading' }));
  await act(async () => calls.tellDesign());
  expect(now().state.is).toBe('reading');
});

async function restoreNothing(): Promise<void> {}

const TEMPLATE: QrDesign = { ...DEFAULT_DESIGN, content: 'template' };

it('without a template, the design of the last visit is restored', async () => {
  calls.isTemplateSaved.mockReturnValue(false);
  const { now } = await mount(() => useTemplate(DEFAULT_DESIGN));
  expect([calls.restore, calls.loadTemplate].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(now()).toEqual({ isGenerating: false, made: null });
});

it('the code of a template is made at once, with a notice, and shown until the design changes', async () => {
  calls.isTemplateSaved.mockReturnValue(true);
  calls.loadTemplate.mockReturnValue(TEMPLATE);
  let finish: (made: object) => void = () => {};
  calls.generateAndKeep.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const { now, again } = await mount(() => useTemplate(TEMPLATE));
  await act(() => vi.waitFor(() => expect(calls.generateAndKeep).toHaveBeenCalledExactlyOnceWith(TEMPLATE)));
  expect(now()).toEqual({ isGenerating: true, made: null });
  expect(calls.restore).not.toHaveBeenCalled();
  await act(async () => finish({ picture: 'data:,', text: 'template' }));
  expect(now()).toMatchObject({ isGenerating: false, made: { picture: 'data:,', text: 'template' } });
  expect(calls.showToast.mock.calls.map(([{ message }]) => message)).toEqual([
    ...[generatorWords.templateLoaded, generatorWords.templateGenerated],
  ]);
  await again(() => useTemplate({ ...TEMPLATE }));
  expect(now().made).toBeNull();
});

it('a template that is saved later is loaded too; if its code cannot be made, a notice says so', async () => {
  calls.isTemplateSaved.mockReturnValue(false);
  const error = new Error('broken');
  calls.loadTemplate.mockReturnValueOnce(TEMPLATE);
  calls.generateAndKeep.mockRejectedValue(error);
  const { now } = await mount(() => useTemplate(DEFAULT_DESIGN));
  await act(async () => calls.tellTemplate());
  await act(() => vi.waitFor(() => expect(calls.tellFailure).toHaveBeenCalledTimes(1)));
  expect(calls.tellFailure).toHaveBeenCalledWith(generatorWords.templateNotGenerated, error);
  expect(now()).toEqual({ isGenerating: false, made: null });
});
