import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { Button, ButtonLink } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { ChangeDesign } from './change-design.tsx';
import { NewCode } from './new-code.tsx';
import { PreviewActions } from './preview-actions.tsx';
import { PICTURE_FILE_NAME } from './share-picture.ts';

const calls = vi.hoisted(() => ({
  ...{ savedPicture: vi.fn(), sharePicture: vi.fn(), prepareFile: vi.fn(), openTestScan: vi.fn() },
  ...{ saveFile: vi.fn(), showToast: vi.fn(), countDownload: vi.fn(), findRecord: vi.fn() },
  ...{ open: vi.fn(), navigate: vi.fn() },
}));

vi.mock('./use-saved-picture.ts', () => ({ useSavedPicture: () => calls.savedPicture }));
vi.mock('./test-scan.ts', () => ({ openTestScan: calls.openTestScan }));
vi.mock('./share-picture.ts', async (original) => ({
  ...(await original<object>()),
  ...{ sharePicture: calls.sharePicture, prepareFile: calls.prepareFile },
}));
vi.mock('react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => calls.navigate }));
vi.mock('#storage', async (original) => ({
  ...(await original<object>()),
  ...{ countDownload: calls.countDownload, findRecord: calls.findRecord },
}));
vi.mock('#ui', async (original) => ({
  ...(await original<object>()),
  ...{ saveFile: calls.saveFile, showToast: calls.showToast },
}));
vi.mock('#workbench', () => ({ designStore: { open: calls.open }, newDesign: () => 'new design' }));

const CODE = { picture: 'data:image/png;base64,AA', id: '7' };
const OWN = { ...DEFAULT_DESIGN, content: 'own' };

async function press(component: () => unknown, at = 0): Promise<void> {
  const { now } = await mount(component);
  await act(async () => propsIn(now(), Button)[at].onClick?.({} as never));
}

const actions = () => PreviewActions({ picture: CODE.picture, design: OWN });

beforeEach(() => {
  vi.resetAllMocks();
  calls.savedPicture.mockResolvedValue('with design');
});

it('Download saves the picture that carries the design, and counts the download', async () => {
  await press(actions, 0);
  expect(calls.saveFile).toHaveBeenCalledExactlyOnceWith('with design', PICTURE_FILE_NAME);
  expect(calls.countDownload).toHaveBeenCalledTimes(1);
  expect(calls.showToast.mock.calls[0][0]).toMatchObject({ kind: 'success' });
});

it('Share passes on the plain picture, which was prepared in advance', async () => {
  await press(actions, 1);
  expect(calls.prepareFile).toHaveBeenCalledExactlyOnceWith(CODE.picture);
  expect(calls.sharePicture).toHaveBeenCalledExactlyOnceWith(CODE.picture);
  expect(calls.countDownload).not.toHaveBeenCalled();
});

it('the visitor is told the outcome of sharing, unless the share sheet was closed', async () => {
  const kinds = [];
  for (const outcome of ['shared', 'copied', 'failed', 'closed']) {
    calls.sharePicture.mockResolvedValueOnce(outcome);
    calls.showToast.mockClear();
    await press(actions, 1);
    kinds.push(calls.showToast.mock.calls[0]?.[0].kind);
  }
  expect(kinds).toEqual(['success', 'success', 'error', undefined]);
});

it('the visitor is told if the page for a test scan does not open', async () => {
  const counts = [];
  for (const outcome of ['opened', 'blocked', 'failed']) {
    calls.openTestScan.mockReturnValueOnce(outcome);
    calls.showToast.mockClear();
    await press(actions, 2);
    counts.push(calls.showToast.mock.calls.length);
  }
  expect(counts).toEqual([0, 1, 1]);
});

it('a new code starts with a new design on the home page', async () => {
  await press(() => NewCode());
  expect(calls.open).toHaveBeenCalledExactlyOnceWith('new design');
  expect(calls.navigate).toHaveBeenCalledExactlyOnceWith('/');
});

async function changeWith(design: typeof OWN | undefined, event: object = {}) {
  const { now } = await mount(() => ChangeDesign({ code: CODE, design }));
  const click = { button: 0, preventDefault: vi.fn(), ...event };
  await act(async () => propsIn(now(), ButtonLink)[0].onClick?.(click as never));
  return click;
}

it('the link to change the design opens the given design, or else the design in the record of the code', async () => {
  expect((await changeWith(OWN)).preventDefault).toHaveBeenCalledTimes(1);
  expect(calls.open).toHaveBeenLastCalledWith(OWN);
  expect(calls.findRecord).not.toHaveBeenCalled();
  calls.findRecord.mockResolvedValue({ design: DEFAULT_DESIGN });
  await changeWith(undefined);
  expect(calls.findRecord).toHaveBeenCalledExactlyOnceWith(CODE.picture, '7');
  expect(calls.open).toHaveBeenLastCalledWith(DEFAULT_DESIGN);
  calls.findRecord.mockResolvedValue(null);
  await changeWith(undefined);
  expect(calls.open).toHaveBeenCalledTimes(2);
  expect(calls.navigate.mock.calls).toEqual([['/'], ['/'], ['/']]);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser, which opens another tab or window',
  async (event) => {
    expect((await changeWith(OWN, event)).preventDefault).not.toHaveBeenCalled();
    expect(calls.open).not.toHaveBeenCalled();
    expect(calls.navigate).not.toHaveBeenCalled();
  },
);
