import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { Button } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { cardWords } from '#words/cards';
import { labelWords } from '#words/labels';
import { proofWords } from '#words/proof';
import { CardActions } from './card-actions.tsx';
import { LabelActions } from './label-actions.tsx';
import { ProofButton } from './proof-button.tsx';

const calls = vi.hoisted(() => ({
  ...{ savePdf: vi.fn(), makeCardFile: vi.fn(), makeProofFile: vi.fn(), writePages: vi.fn(), testPage: vi.fn() },
  ...{ countDownload: vi.fn(), showToast: vi.fn(), askPrintVerdict: vi.fn() },
}));

vi.mock('./save-pdf.ts', () => ({ savePdf: calls.savePdf }));
vi.mock('./card-file.ts', async (original) => ({ ...(await original<object>()), makeCardFile: calls.makeCardFile }));
vi.mock('./proof-file.ts', async (original) => ({ ...(await original<object>()), makeProofFile: calls.makeProofFile }));
vi.mock('#sheets', async (original) => ({
  ...(await original<object>()),
  ...{ writePages: calls.writePages, testPage: calls.testPage },
}));
vi.mock('#storage', async (original) => ({ ...(await original<object>()), countDownload: calls.countDownload }));
vi.mock('#ui', async (original) => ({ ...(await original<object>()), showToast: calls.showToast }));
vi.mock('#workbench', () => ({
  askPrintVerdict: calls.askPrintVerdict,
  siteLettering: { load: async () => 'lettering' },
}));

const NETWORK = 'WIFI:T:WPA;S:Guest;P:hunter2;;';
const PAGE = { width: 33, height: 33, layers: [], code: { grid: { modules: 25, edges: [0, 33] } } };

function codeOf(text: string): never {
  return { made: { text, code: { size: 25 } }, design: { ...DEFAULT_DESIGN, content: text }, image: null } as never;
}

async function cardActions(card: object | null) {
  const props = { code: codeOf('Hello'), product: { id: 'a6' }, choice: {}, card };
  return mount(() => CardActions(props as unknown as Parameters<typeof CardActions>[0]));
}

async function labelActions(part: object = {}) {
  const props = { product: 'l7160', text: NETWORK, pages: [PAGE], ink: 'rgb', codeWidth: 20.04, ...part };
  return mount(() => LabelActions(props as unknown as Parameters<typeof LabelActions>[0]));
}

async function proofOf(text: string, isCarrying: boolean, mm: number | null) {
  const makeProved = vi.fn(async () => ({ mm, page: PAGE, name: 'a.svg' }));
  const props = { code: codeOf(text), report: null, isCarrying, makeProved };
  const { now } = await mount(() => ProofButton(props as unknown as Parameters<typeof ProofButton>[0]));
  await press(now());
  return makeProved.mock.calls[0] as unknown as readonly [code: object, carried: object | null];
}

const press = (page: unknown, at = 0) => act(async () => propsIn(page, Button)[at].onClick?.({} as never));

const notices = () => calls.showToast.mock.calls.map(([{ kind, message }]) => [kind, message]);

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('navigator', { languages: ['de'] });
});

it('a card is saved under its name and counted as a download; nothing is saved before it is drawn', async () => {
  calls.makeCardFile.mockResolvedValue('bytes');
  const undrawn = await cardActions(null);
  expect(propsIn(undrawn.now(), Button)[0]['aria-disabled']).toBe(true);
  await press(undrawn.now());
  expect(calls.savePdf).not.toHaveBeenCalled();
  const { now } = await cardActions({ code: { width: 41.26 } });
  expect(propsIn(now(), Button)[0]['aria-disabled']).toBe(false);
  await press(now());
  expect(calls.savePdf).toHaveBeenCalledExactlyOnceWith('bytes', 'quietzone-Hello-a6-41.3mm.pdf');
  expect(propsIn(now(), 'code')[0].children).toBe('quietzone-Hello-a6-41.3mm.pdf');
  expect(calls.countDownload).toHaveBeenCalledTimes(1);
  expect(notices()).toEqual([['success', cardWords.downloaded]]);
});

it('a card that cannot be made is not counted, and the visitor is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  calls.makeCardFile.mockRejectedValue(new Error('broken'));
  await press((await cardActions({ code: { width: 40 } })).now());
  expect(calls.countDownload).not.toHaveBeenCalled();
  expect(notices()).toEqual([['error', cardWords.failed]]);
});

it('the file of labels has the sheet and the code width in its name, and no secret in its description', async () => {
  calls.writePages.mockResolvedValue('bytes');
  const { now } = await labelActions();
  await press(now());
  const [[pages, facts]] = calls.writePages.mock.calls;
  expect(pages).toEqual([PAGE]);
  expect(facts).toMatchObject({ ink: 'rgb', description: expect.stringContaining('Guest') });
  expect(facts.description).not.toContain('hunter2');
  expect(calls.savePdf.mock.calls[0][1]).toBe('quietzone-Guest-l7160-20mm.pdf');
  expect(calls.countDownload).toHaveBeenCalledTimes(1);
});

it.each([
  ['no page is drawn', { pages: [] }],
  ['the code fits no label', { codeWidth: null }],
])('if %s, labels cannot be saved, but the test page can be saved, and it uses black ink', async (_, part) => {
  calls.writePages.mockResolvedValue('bytes');
  const { now } = await labelActions(part);
  expect(propsIn(now(), Button).map((button) => button['aria-disabled'])).toEqual([true, false]);
  expect(propsIn(now(), 'code')).toEqual([]);
  await press(now());
  expect(calls.savePdf).not.toHaveBeenCalled();
  await press(now(), 1);
  expect(calls.writePages.mock.calls[0][1]).toMatchObject({ ink: 'black' });
  expect(calls.savePdf).toHaveBeenCalledExactlyOnceWith('bytes', 'quietzone-l7160-test.pdf');
  expect(notices()).toEqual([['success', labelWords.testDownloaded]]);
});

it('the file in a proof sheet contains the design only if isCarrying is set and the code has no secret', async () => {
  expect((await proofOf('Hello', true, 30))[1]).toMatchObject({ content: 'Hello' });
  expect((await proofOf('Hello', false, 30))[1]).toBeNull();
  expect((await proofOf(NETWORK, true, 30))[1]).toBeNull();
  expect(notices()[0]).toEqual(['success', proofWords.saved]);
  expect(calls.savePdf.mock.calls[0][1]).toBe('quietzone-Hello-proof.pdf');
});

it('a proof sheet has a verdict at the print size only if the attached file has a size in millimeters', async () => {
  calls.askPrintVerdict.mockResolvedValue('judged');
  await proofOf('Hello', true, 30);
  expect(calls.makeProofFile.mock.calls[0][0]).toMatchObject({ print: 'judged' });
  await proofOf('Hello', true, null);
  expect(calls.makeProofFile.mock.calls[1][0]).toMatchObject({ print: null });
  expect(calls.askPrintVerdict).toHaveBeenCalledTimes(1);
});
