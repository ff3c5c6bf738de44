import { expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { WEAVER_WORKS } from './answer-weaver.ts';
import { lastMade, makeDraft } from './make-draft.ts';

const calls = vi.hoisted(() => ({ makeThumbnail: vi.fn(), makePicture: vi.fn(), redraw: vi.fn() }));

vi.mock('#making', async (original) => ({ ...(await original<typeof import('#making')>()), ...calls }));

const CONTEXT = { kept: null } as never;

it('a preview comes with the number of modules per side, and does not replace the last draft', async () => {
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'quiet' };
  makeDraft(design, null);
  const last = lastMade();
  calls.makeThumbnail.mockResolvedValue('picture');
  const print = await WEAVER_WORKS.print({ ...design, content: 'x'.repeat(20) }, CONTEXT);
  expect(print).toEqual({ picture: 'picture', modules: 29 });
  expect(last?.made.text).toBe('quiet');
  expect(lastMade()).toBe(last);
});

it('a draft is remembered as the last one that was made', async () => {
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'loud' };
  expect(await WEAVER_WORKS.draft(design, CONTEXT)).toMatchObject({ state: 'ready' });
  expect(lastMade()?.made.text).toBe('loud');
});

it('a finished picture is made from the last draft, and has the text of its code', async () => {
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'finished' };
  makeDraft(design, null);
  calls.makePicture.mockResolvedValue({ made: { text: 'finished' }, picture: 'picture' });
  expect(await WEAVER_WORKS.picture(design, CONTEXT)).toEqual({ text: 'finished', picture: 'picture' });
  expect(calls.makePicture).toHaveBeenCalledExactlyOnceWith(design, null, lastMade());
  expect(lastMade()?.made.text).toBe('finished');
});

it('a drawing has the modules of the code and the requested grid', async () => {
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'drawn' };
  const grid = { edges: [0, 1] } as never;
  calls.redraw.mockReturnValue('drawing');
  expect(await WEAVER_WORKS.drawing({ design, grid }, CONTEXT)).toBe('drawing');
  const made = expect.objectContaining({ text: 'drawn' });
  expect(calls.redraw).toHaveBeenCalledExactlyOnceWith(made, design, null, grid);
});
