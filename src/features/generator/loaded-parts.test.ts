import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE } from '#design';
import { leastPrintSize, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { PrintOption } from '#ui';
import { insideOf, mount, propsIn } from '#ui/testing';
import { modulesOfDetail } from '#weaving';
import { styleWords } from '#words/generator-style';
import { FoundCodes } from './found-codes.tsx';
import { useEncodedContent } from './use-encoded-content.ts';
import { WeaveDetailChoice } from './weave-detail.tsx';

const calls = vi.hoisted(() => ({
  ...{ useLate: vi.fn(), useMaker: vi.fn(), makeDraft: vi.fn(), get: vi.fn(), useWeavePrints: vi.fn() },
}));

vi.mock('./use-weave-prints.ts', () => ({ useWeavePrints: calls.useWeavePrints }));
vi.mock('#workbench', () => ({
  ...{ useLate: calls.useLate, useMaker: calls.useMaker, designStore: { get: calls.get } },
}));

beforeEach(() => void vi.resetAllMocks());

it('the rules of content are loaded if something is typed, a secret is missing, or the caller wants them', async () => {
  calls.useLate.mockReturnValue({ loaded: null });
  const isLoaded = async (part: object, isWanted = false) => {
    const { now } = await mount(() => useEncodedContent({ type: 'url', content: '', ...part }, isWanted));
    expect(now()).toMatchObject({ text: '', cautions: [], help: null, parts: null });
    return calls.useLate.mock.lastCall?.[1];
  };
  expect(await isLoaded({})).toBe(false);
  expect(await isLoaded({ content: 'x' })).toBe(true);
  expect(await isLoaded({ leftOut: { password: 'password' } })).toBe(true);
  expect(await isLoaded({}, true)).toBe(true);
});

it('the draft for a found code takes no image, no details and no `leftOut` from the current design', async () => {
  calls.useMaker.mockReturnValue({ loaded: { makeDraft: calls.makeDraft } });
  const before = {
    ...DEFAULT_DESIGN,
    details: { subject: 'x' },
    leftOut: { content: 'password' },
    customImage: 'data:,',
  };
  calls.get.mockReturnValue({ design: before });
  const code = { text: 'Hello', version: 1, level: 'M', mask: 0 };
  const found = { is: 'codes', codes: [code], taken: {} };
  const props = { found, editContent: () => {}, close: () => {} };
  const { now } = await mount(() => FoundCodes(props as unknown as Parameters<typeof FoundCodes>[0]));
  await mount(insideOf(now(), 'Words'));
  const [[design, image]] = calls.makeDraft.mock.calls;
  expect([design.type, design.content, image]).toEqual(['text', 'Hello', null]);
  for (const field of ['details', 'leftOut', 'customImage']) expect(design).not.toHaveProperty(field);
});

it('each choice of detail shows the least print size of its picture, or of a usual code if it has none', async () => {
  calls.useWeavePrints.mockReturnValue({ bold: { picture: 'data:,', modules: 45 } });
  const { now } = await mount(() => WeaveDetailChoice({ weave: DEFAULT_WEAVE, changeWeave: () => {} }));
  const sizes = propsIn(now(), PrintOption).map(({ children }) => propsIn(children, 'span')[0].children);
  const least = (modules: number) => leastPrintSize(modules, STANDARD_MARGIN, WOVEN_MODULE);
  expect(sizes.slice(0, 2)).toEqual([
    styleWords.details.bold(least(45)),
    styleWords.details.fine(least(modulesOfDetail('fine'))),
  ]);
});
