import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLink } from './use-opened-link.ts';

const calls = vi.hoisted(() => ({ openLink: vi.fn(), tellFailure: vi.fn() }));

vi.mock('#ui', () => ({ tellFailure: calls.tellFailure }));
vi.mock('./open-link.ts', () => ({ openLink: calls.openLink }));

const replaceState = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('history', { state: 'state', replaceState });
});

afterEach(() => vi.unstubAllGlobals());

/** Opens a page with this fragment in its address. */
function visit(hash: string): Promise<void> {
  vi.stubGlobal('location', { hash, pathname: '/', search: '?a=1' });
  return takeLink();
}

it.each(['#design=x', '#text=x', '#type=wifi', '#a=1&text=x', '#a=1&type=x'])(
  'the fragment %s is removed from the address, then opened',
  async (hash) => {
    calls.openLink.mockImplementation(() => expect(replaceState).toHaveBeenCalledTimes(1));
    await visit(hash);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith('state', '', '/?a=1');
    expect(calls.openLink).toHaveBeenCalledExactlyOnceWith(hash);
    expect(calls.tellFailure).not.toHaveBeenCalled();
  },
);

it.each(['', '#main', '#designs', '#a&design=x', '#context=x'])('the fragment %j is not removed', async (hash) => {
  await visit(hash);
  expect([replaceState, calls.openLink].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('the visitor is told if the link cannot be opened', async () => {
  calls.openLink.mockRejectedValue(new Error('broken'));
  await visit('#design=x');
  expect(calls.tellFailure).toHaveBeenCalledTimes(1);
});
