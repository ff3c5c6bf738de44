import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { GeneratedCode } from '#storage';
import { pressClass, revealClass } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { previewWords } from '#words/preview';
import { CardsAndLabels } from './cards-and-labels.tsx';
import { DesignSwitch } from './design-switch.tsx';
import { FinishedCode } from './finished-code.tsx';
import { HeldText } from './held-text.tsx';
import { MoreFormats } from './more-formats.tsx';
import { ScanResult, VerdictLine } from './scan-result.tsx';

const calls = vi.hoisted(() => ({
  ...{ useScan: vi.fn(), useFinishedCode: vi.fn(), useCaptioned: vi.fn() },
  ...{ changeCode: vi.fn(), passOver: vi.fn() },
}));

vi.mock('./use-finished-code.ts', () => ({ useFinishedCode: calls.useFinishedCode }));
vi.mock('./use-captioned.ts', () => ({ useCaptioned: calls.useCaptioned }));
vi.mock('#workbench', () => ({
  useScan: calls.useScan,
  keptVerdict: (report: { readonly stage: string; readonly verdict: string } | null) =>
    report?.stage === 'full' ? report.verdict : null,
}));
vi.mock('#storage', async (original) => ({
  ...(await original<object>()),
  ...{ changeCode: calls.changeCode, generatedCode: { passOver: calls.passOver } },
}));

const CODE: GeneratedCode = { picture: 'data:image/png;base64,AA', id: '7' };
const NETWORK = 'WIFI:T:WPA;S:Guest;P:hunter2;;';
const RECORD = { id: '7', text: NETWORK, picture: CODE.picture, design: DEFAULT_DESIGN };
const CAPTIONED: QrDesign = { ...DEFAULT_DESIGN, caption: 'Menu' };
const REPORT = { stage: 'full', verdict: 'everywhere', missingDecoders: [], specimen: { text: 'read from it' } };
const FINISHED = { record: RECORD, source: { record: RECORD, image: null }, request: { picture: {} } };

interface Given {
  readonly code?: GeneratedCode;
  readonly scan?: object;
  readonly finished?: object | null;
}

async function pageOf({ code = CODE, scan = {}, finished = FINISHED }: Given) {
  calls.useScan.mockReturnValue({ report: REPORT, failure: null, isCurrent: true, retry: () => {}, ...scan });
  calls.useFinishedCode.mockReturnValue(finished);
  calls.useCaptioned.mockReturnValue({ design: CAPTIONED, changeCaption: () => {} });
  const { now } = await mount(() => FinishedCode({ code, fix: { isBusy: false, apply: () => {} } }));
  return now();
}

const pictureOf = (page: unknown) => propsIn(page, 'img')[0];

beforeEach(() => void vi.resetAllMocks());

it('a code is judged only after it was looked up', async () => {
  await pageOf({});
  expect(calls.useScan).toHaveBeenLastCalledWith(FINISHED.request);
  await pageOf({ finished: null });
  expect(calls.useScan).toHaveBeenLastCalledWith(null);
});

it('neither the page nor the cards get the report or the failure of an earlier code', async () => {
  const late = await pageOf({ scan: { isCurrent: false, failure: 'crashed' } });
  expect(propsIn(late, CardsAndLabels)[0].report).toBeNull();
  for (const part of [VerdictLine, ScanResult]) {
    expect(propsIn(late, part)[0].scan).toMatchObject({ report: null, failure: null });
  }
  const current = await pageOf({ scan: { failure: 'crashed' } });
  expect(propsIn(current, CardsAndLabels)[0].report).toBe(REPORT);
  expect(propsIn(current, VerdictLine)[0].scan).toMatchObject({ report: REPORT, failure: 'crashed' });
});

it('a complete verdict on the picture is stored with the record of the code', async () => {
  await pageOf({ scan: { report: { ...REPORT, stage: 'early' } } });
  await pageOf({ scan: { isCurrent: false } });
  await pageOf({ finished: { ...FINISHED, record: null } });
  expect(calls.changeCode).not.toHaveBeenCalled();
  await pageOf({});
  expect(calls.changeCode).toHaveBeenCalledExactlyOnceWith('7', { verdict: 'everywhere' });
});

it('the text of the code comes from the record, or else the picture; the alt text contains no password', async () => {
  const page = await pageOf({});
  expect(propsIn(page, HeldText)).toEqual([{ text: NETWORK }]);
  expect(pictureOf(page).alt).toContain('Guest');
  expect(pictureOf(page).alt).not.toContain('hunter2');
  const unknown = { ...FINISHED, record: null };
  expect(propsIn(await pageOf({ finished: unknown }), HeldText)).toEqual([{ text: 'read from it' }]);
  const unread = await pageOf({ finished: unknown, scan: { report: null } });
  expect(propsIn(unread, HeldText)).toEqual([]);
  expect(pictureOf(unread).alt).toBe(previewWords.unknownCode);
});

it('a woven picture appears row by row, any other from its corners', async () => {
  expect(pictureOf(await pageOf({})).className).toBe(revealClass);
  expect(pictureOf(await pageOf({ code: { ...CODE, isWoven: true } })).className).toBe(pressClass);
});

it('a picture that the browser cannot show is passed over', async () => {
  pictureOf(await pageOf({})).onError?.({} as never);
  expect(calls.passOver).toHaveBeenCalledExactlyOnceWith(CODE.picture);
});

it('files and cards get the design with its current caption', async () => {
  const page = await pageOf({});
  expect(propsIn(page, DesignSwitch)).toEqual([{ design: CAPTIONED }]);
  for (const part of [MoreFormats, CardsAndLabels]) {
    expect(propsIn(page, part)[0]).toMatchObject({ source: FINISHED.source, design: CAPTIONED });
  }
});
