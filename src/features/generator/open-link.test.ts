import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { linkWords } from '#words/generator-links';
import { openLink } from './open-link.ts';

const calls = vi.hoisted(() => ({ readLink: vi.fn(), open: vi.fn(), undo: vi.fn(), showToast: vi.fn() }));

vi.mock('#carrying', () => ({ readLink: calls.readLink }));
vi.mock('#ui', () => ({ showToast: calls.showToast }));
vi.mock('#workbench', () => ({ designStore: { open: calls.open, undo: calls.undo } }));

beforeEach(() => {
  vi.resetAllMocks();
  calls.open.mockResolvedValue(true);
});

it('openLink opens the design of a link, and offers Undo', async () => {
  calls.readLink.mockResolvedValue({ is: 'design', design: DEFAULT_DESIGN, hadImage: false });
  await openLink('#design=x');
  expect(calls.readLink).toHaveBeenCalledExactlyOnceWith('#design=x');
  expect(calls.open).toHaveBeenCalledExactlyOnceWith(DEFAULT_DESIGN);
  const [{ message, description, action }] = calls.showToast.mock.calls[0];
  expect([message, description, action.onClick]).toEqual([linkWords.opened, undefined, calls.undo]);
});

it('openLink reports an image that the link left out, and offers no Undo if the design was open already', async () => {
  calls.readLink.mockResolvedValue({ is: 'design', design: DEFAULT_DESIGN, hadImage: true });
  calls.open.mockResolvedValue(false);
  await openLink('#design=x');
  const toast = { description: linkWords.openedWithoutImage, action: undefined };
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(toast));
});

it.each(['newer', 'damaged'] as const)('openLink tells the visitor for ten seconds that a link is %s', async (is) => {
  calls.readLink.mockResolvedValue({ is });
  await openLink('#design=x');
  const { message, help } = linkWords[is];
  const toast = { kind: 'error', message, description: help, duration: 10_000 };
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(toast);
  expect(calls.open).not.toHaveBeenCalled();
});

it('openLink ignores a fragment that is no link to a design', async () => {
  calls.readLink.mockResolvedValue({ is: 'none' });
  await openLink('#main');
  expect([calls.showToast, calls.open].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
