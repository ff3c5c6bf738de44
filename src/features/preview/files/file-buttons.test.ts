import { act, type ElementType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { DEFAULT_FILE_CHOICE } from '#storage';
import { Button } from '#ui';
import { componentIn, insideOf, mount, propsIn } from '#ui/testing';
import { fileWords } from '#words/files';
import { previewWords } from '#words/preview';
import { CaptionFields } from './caption-fields.tsx';
import { FileActions } from './file-actions.tsx';
import { FileProgress } from './file-progress.tsx';
import { FileTicket } from './file-ticket.tsx';
import { SizeVerdict } from './size-verdict.tsx';

const calls = vi.hoisted(() => ({
  ...{ requestFile: vi.fn(), copyFile: vi.fn(), openPdf: vi.fn(), useFileJob: vi.fn(), useSpecimen: vi.fn() },
  ...{ saveBlob: vi.fn(), showToast: vi.fn(), countDownload: vi.fn() },
  ...{ usePrintVerdict: vi.fn(), useRemade: vi.fn() },
}));

vi.mock('./request-file.ts', () => ({ requestFile: calls.requestFile, fileName: () => 'menu.svg' }));
vi.mock('./copy-file.ts', () => ({ copyFile: calls.copyFile }));
vi.mock('./open-pdf.ts', () => ({ openPdf: calls.openPdf }));
vi.mock('./use-file-job.ts', () => ({ useFileJob: calls.useFileJob }));
vi.mock('./use-specimen.ts', () => ({ useSpecimen: calls.useSpecimen }));
vi.mock('#storage', async (original) => ({ ...(await original<object>()), countDownload: calls.countDownload }));
vi.mock('#ui', async (original) => ({
  ...(await original<object>()),
  ...{ saveBlob: calls.saveBlob, showToast: calls.showToast },
}));
vi.mock('#workbench', () => ({
  ...{ usePrintVerdict: calls.usePrintVerdict, useRemade: calls.useRemade },
  useFileChoice: () => [DEFAULT_FILE_CHOICE, () => {}],
}));

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com' };
const CODE = { made: makeCode(DESIGN, null), design: DESIGN, image: null };
const CAPTIONED: QrDesign = { ...DESIGN, caption: 'Menu', frame: 'line' };

/** The buttons in their order. */
const BUTTONS = { download: 0, copyPicture: 1, copySvg: 2, print: 3 } as const;

interface ShownButton {
  readonly onClick?: () => Promise<void>;
  readonly isBusy: boolean;
}

async function actionsWith(job: object = {}) {
  const begin = (make: (watch: object) => Promise<Blob>) => make({ watched: true });
  calls.useFileJob.mockReturnValue({ begin, isBusy: false, share: null, cancel: () => {}, ...job });
  const props = { code: CODE, choice: DEFAULT_FILE_CHOICE, drawing: null, carried: CAPTIONED };
  const { now } = await mount(() => FileActions(props));
  return now();
}

function buttonOf(page: unknown, button: keyof typeof BUTTONS): ShownButton {
  const buttons = propsIn(page, componentIn(page, 'FocusedButton') as ElementType);
  return buttons[BUTTONS[button]];
}

const press = async (button: keyof typeof BUTTONS) => {
  const page = await actionsWith();
  await act(async () => buttonOf(page, button).onClick?.());
};

const notices = () => calls.showToast.mock.calls.map(([{ message }]) => message);

beforeEach(() => {
  vi.resetAllMocks();
  calls.requestFile.mockResolvedValue('file');
  calls.useSpecimen.mockReturnValue({ drawing: null, troubles: [], isWithoutFonts: false });
  calls.usePrintVerdict.mockReturnValue({ report: null, isUntested: false });
});

it('a saved file carries the design, and counts as a download', async () => {
  await press('download');
  expect(calls.requestFile).toHaveBeenCalledExactlyOnceWith(CODE, DEFAULT_FILE_CHOICE, CAPTIONED, { watched: true });
  expect(calls.saveBlob).toHaveBeenCalledExactlyOnceWith('file', 'menu.svg');
  expect(calls.countDownload).toHaveBeenCalledTimes(1);
  expect(notices()).toEqual([previewWords.downloaded]);
});

it.each([
  ['copyPicture', 'png', calls.copyFile],
  ['copySvg', 'svg', calls.copyFile],
  ['print', 'pdf', calls.openPdf],
] as const)('the button %s makes a file of the format %s without the design', async (button, format, take) => {
  await press(button);
  expect(take).toHaveBeenCalledTimes(1);
  const [, choice, carried] = calls.requestFile.mock.calls[0];
  expect([choice.format, carried]).toEqual([format, null]);
});

it('a canceled download shows no notice, a failed one shows an error, and neither counts as a download', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  calls.requestFile.mockRejectedValueOnce(new DOMException('canceled', 'AbortError'));
  await press('download');
  expect(notices()).toEqual([]);
  calls.requestFile.mockRejectedValueOnce(new Error('broken'));
  await press('download');
  expect(notices()).toEqual([fileWords.failed]);
  expect(calls.countDownload).not.toHaveBeenCalled();
});

it('an opened PDF counts as a download, and the visitor is told if no window opens or no PDF is made', async () => {
  for (const outcome of ['opened', 'blocked', 'failed']) {
    calls.openPdf.mockResolvedValueOnce(outcome);
    await press('print');
  }
  expect(calls.countDownload).toHaveBeenCalledTimes(1);
  expect(notices()).toEqual([fileWords.printBlocked, fileWords.failed]);
});

it('the visitor is told whether a file was copied, unless the visitor canceled the copying', async () => {
  for (const outcome of ['copied', 'canceled', 'unknown', 'failed']) {
    calls.copyFile.mockResolvedValueOnce(outcome);
    await press('copySvg');
  }
  expect(notices()).toEqual([fileWords.svgCopied, fileWords.cannotCopy, fileWords.svgNotCopied]);
});

it('a busy button ignores clicks but is not disabled, so that it keeps the focus', async () => {
  const page = await actionsWith({ isBusy: true });
  const { now } = await mount(insideOf(page, 'FocusedButton'));
  const [button] = propsIn(now(), Button);
  expect([button['aria-disabled'], button.disabled, button.onClick]).toEqual([true, undefined, undefined]);
});

it('the progress of a file is shown once the job reports it', async () => {
  expect(propsIn(await actionsWith({ isBusy: true }), FileProgress)).toEqual([]);
  expect(propsIn(await actionsWith({ isBusy: true, share: 0.4 }), FileProgress)[0].share).toBe(0.4);
});

async function ticketOf(isCarrying: boolean, drawing: object | null = null) {
  calls.useRemade.mockReturnValue(CODE);
  calls.useSpecimen.mockReturnValue({ drawing, troubles: [], isWithoutFonts: false });
  const record = { id: '7', text: CODE.made.text, design: DESIGN, picture: 'data:,' };
  const props = { record, image: null, design: CAPTIONED, changeCaption: () => {}, isCarrying };
  const { now } = await mount(() => FileTicket(props));
  return (await mount(insideOf(now(), 'Ticket'))).now();
}

it('a file shows the current caption and frame of the design, and carries the design only if that is wanted', async () => {
  const page = await ticketOf(true);
  expect(propsIn(page, FileActions)[0]).toMatchObject({ carried: CAPTIONED, code: { design: CAPTIONED } });
  expect(calls.useSpecimen.mock.lastCall?.[0]).toMatchObject({ design: CAPTIONED });
  expect(propsIn(await ticketOf(false), FileActions)[0].carried).toBeNull();
});

it('the size of the page is named beside the caption only if the page is larger than the code', async () => {
  expect(propsIn(await ticketOf(true), CaptionFields)[0].pageSize).toBeNull();
  const code = { grid: { modules: 1, edges: [0, 1] } };
  const larger = await ticketOf(true, { width: 1, height: 1.5, layers: [], code });
  expect(propsIn(larger, CaptionFields)[0].pageSize).toBe(fileWords.pageMm(30, 45));
});

it('a file whose size is set in pixels is not judged in print', async () => {
  const drawing = CODE.made.drawing;
  const judged = async (choice: object) => {
    await mount(() => SizeVerdict({ code: CODE, choice: { ...DEFAULT_FILE_CHOICE, ...choice }, drawing }));
    return calls.usePrintVerdict.mock.lastCall?.[0];
  };
  expect(await judged({ mm: 25 })).toMatchObject({ mm: 25, text: CODE.made.text });
  expect(await judged({ format: 'png', isByPixels: false })).toMatchObject({ mm: 30 });
  expect(await judged({ format: 'png', isByPixels: true })).toBeNull();
});
