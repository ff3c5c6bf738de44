import { expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { WEAVER_WORKS } from './answer-weaver.ts';
import { lastMade, makeDraft } from './make-draft.ts';

const makeThumbnail = vi.hoisted(() => vi.fn());

vi.mock('#making', async (original) => ({ ...(await original<typeof import('#making')>()), makeThumbnail }));

const CONTEXT = { kept: null } as never;

it('a preview tells the number of modules per side, and does not replace the last draft', async () => {
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'quiet' };
  makeDraft(design, null);
  const last = lastMade();
  makeThumbnail.mockResolvedValue('picture');
  const print = await WEAVER_WORKS.print({ ...design, content: 'x'.repeat(20) }, CONTEXT);
  expect(print).toEqual({ picture: 'picture', modules: 29 });
  expect(last?.made.text).toBe('quiet');
  expect(lastMade()).toBe(last);
});

it('a draft is remembered as the last one, from which the next one is made', async () => {
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'loud' };
  expect(await WEAVER_WORKS.draft(design, CONTEXT)).toMatchObject({ state: 'ready' });
  expect(lastMade()?.made.text).toBe('loud');
});
