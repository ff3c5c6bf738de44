import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { Disclosure } from '#ui';
import { insideOf, mount, propsIn } from '#ui/testing';
import { previewWords } from '#words/preview';
import { CardsAndLabels } from './cards-and-labels.tsx';
import { MoreFormats } from './more-formats.tsx';

const calls = vi.hoisted(() => ({ useLate: vi.fn(), makeProofSource: vi.fn(), isBare: false, labels: [] as string[] }));

vi.mock('./files/index.ts', () => ({ makeProofSource: calls.makeProofSource, FileTicket: () => null }));
vi.mock('./use-bare-files.ts', () => ({ useBareFiles: () => calls.isBare }));
vi.mock('./use-given-labels.ts', () => ({ useGivenLabels: () => calls.labels }));
vi.mock('#workbench', () => ({ useLate: calls.useLate }));

const OWN: QrDesign = { ...DEFAULT_DESIGN, content: 'a' };
const CAPTIONED: QrDesign = { ...OWN, caption: 'Menu', frame: 'line' };
const SOURCE = { record: { id: '7', text: 'a', picture: 'data:,', design: OWN }, image: null };

const PrintDesk = (_: object) => null;
const FileTicket = (_: object) => null;

const SECTIONS = {
  cards: (source: object | null | undefined, design?: QrDesign) =>
    CardsAndLabels({ source, design, report: null } as Parameters<typeof CardsAndLabels>[0]),
  files: (source: object | null | undefined, design?: QrDesign) =>
    MoreFormats({ source, design, changeCaption: () => {} } as Parameters<typeof MoreFormats>[0]),
};

const NAMES = ['cards', 'files'] as const;

const PARTS = { cards: 'Desk', files: 'Formats' } as const;

/** Returns what an opened section shows. */
async function openedWith(name: 'cards' | 'files', design?: QrDesign, source: object | undefined = SOURCE) {
  const { now } = await mount(() => SECTIONS[name](source, design));
  await act(async () => propsIn(now(), Disclosure)[0].onToggle?.({ currentTarget: { open: true } } as never));
  return (await mount(insideOf(now(), PARTS[name]))).now();
}

beforeEach(() => {
  vi.resetAllMocks();
  calls.isBare = false;
  calls.labels = [];
  calls.useLate.mockReturnValue({ loaded: { PrintDesk, FileTicket }, isMissing: false, retry: () => {} });
});

it.each(NAMES)('the section for %s loads its module only after the visitor has opened it', async (name) => {
  const { now } = await mount(() => SECTIONS[name](SOURCE));
  expect(() => insideOf(now(), PARTS[name])).toThrow(RangeError);
  await act(async () => propsIn(now(), Disclosure)[0].onToggle?.({ currentTarget: { open: false } } as never));
  expect(() => insideOf(now(), PARTS[name])).toThrow(RangeError);
  await act(async () => propsIn(now(), Disclosure)[0].onToggle?.({ currentTarget: { open: true } } as never));
  expect(() => insideOf(now(), PARTS[name])).not.toThrow();
});

it.each(NAMES)('the section for %s reports a missing record, but not before the lookup has ended', async (name) => {
  const { now } = await mount(() => SECTIONS[name](null));
  expect(propsIn(now(), 'p').map(({ children }) => children)).toEqual([previewWords.formatsUnknown]);
  const waiting = await mount(() => SECTIONS[name](undefined));
  expect(propsIn(waiting.now(), 'p')).toEqual([]);
});

it('files and proof sheets contain the design unless the visitor wants files without it', async () => {
  const isCarrying = async () => [
    propsIn(await openedWith('cards'), PrintDesk)[0],
    propsIn(await openedWith('files'), FileTicket)[0],
  ];
  expect(await isCarrying()).toMatchObject([{ proof: { isCarrying: true } }, { isCarrying: true }]);
  calls.isBare = true;
  expect(await isCarrying()).toMatchObject([{ proof: { isCarrying: false } }, { isCarrying: false }]);
});

it('files have the current caption or, if it is unknown, the caption in the record', async () => {
  expect(propsIn(await openedWith('files', CAPTIONED), FileTicket)[0]).toMatchObject({ design: CAPTIONED });
  expect(propsIn(await openedWith('files'), FileTicket)[0]).toMatchObject({ design: OWN });
});

it('in the file that a proof is about, the picture and the design have the current caption and frame', async () => {
  const { proof } = propsIn(await openedWith('cards', CAPTIONED), PrintDesk)[0] as {
    readonly proof: { readonly makeProved: (code: object, carried: QrDesign | null, date: Date) => Promise<unknown> };
  };
  const date = new Date(0);
  await proof.makeProved({ made: 'made', design: { ...OWN, type: 'text' } }, OWN, date);
  const drawn = { made: 'made', design: { ...CAPTIONED, type: 'text' } };
  expect(calls.makeProofSource).toHaveBeenLastCalledWith(drawn, CAPTIONED, date);
  await proof.makeProved({ made: 'made', design: OWN }, null, date);
  expect(calls.makeProofSource).toHaveBeenLastCalledWith({ made: 'made', design: CAPTIONED }, null, date);
});

it('the section for cards opens by itself if another page requested a sheet of labels', async () => {
  const open = async () => propsIn((await mount(() => SECTIONS.cards(SOURCE))).now(), Disclosure)[0].open;
  expect(await open()).toBeUndefined();
  calls.labels = ['7', '8'];
  const { now } = await mount(() => SECTIONS.cards(SOURCE));
  expect(propsIn(now(), Disclosure)[0].open).toBe(true);
  const desk = await mount(insideOf(now(), 'Desk'));
  expect(propsIn(desk.now(), PrintDesk)[0]).toMatchObject({ labels: ['7', '8'] });
});
