import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import type { UploadedImage } from '#raster';
import type { Draft, ReadyDraft } from './draft.ts';
import { draftToShow, draftWith, isDrawnAtOnce } from './use-draft.ts';

const TYPED: QrDesign = { ...DEFAULT_DESIGN, content: 'x' };
const WITH_IMAGE: QrDesign = { ...TYPED, qrType: 'custom', customImage: 'data:,' };
const IMAGE = { href: 'data:,' } as UploadedImage;

function readyDraft(content: string): ReadyDraft {
  return { state: 'ready', design: { ...TYPED, content }, image: null, made: {} } as unknown as ReadyDraft;
}

describe('a change', () => {
  it('is drawn without a lag only if it was made by a single press, and there is no image', () => {
    expect(isDrawnAtOnce(TYPED, true)).toBe(true);
    expect(isDrawnAtOnce(TYPED, false)).toBe(false);
    expect(isDrawnAtOnce(WITH_IMAGE, true)).toBe(false);
    // The standard style shows no image.
    expect(isDrawnAtOnce({ ...WITH_IMAGE, qrType: 'standard' }, true)).toBe(true);
  });
});

describe('the draft of a design', () => {
  const drafter = { isBlank: () => false, makeDraft: vi.fn(() => readyDraft('made')) };

  it('is empty without a drafter, and if there is no content', () => {
    expect(draftWith(null, TYPED, { state: 'none' })).toEqual({ state: 'empty' });
    expect(draftWith({ ...drafter, isBlank: () => true }, WITH_IMAGE, { state: 'loading' })).toEqual({
      state: 'empty',
    });
  });

  it.each([
    ['no image if the design has none', TYPED, { state: 'loading' }, null],
    ['its image', WITH_IMAGE, { state: 'ready', image: IMAGE }, IMAGE],
    ['no image if the state of the image is `none`', WITH_IMAGE, { state: 'none' }, null],
  ] as const)('is made with %s', (_name, design, image, passed) => {
    drafter.makeDraft.mockClear();
    expect(draftWith(drafter, design, image)).toEqual(readyDraft('made'));
    expect(drafter.makeDraft).toHaveBeenCalledExactlyOnceWith(design, passed);
  });

  it('is loading while its image is being loaded or woven, and impossible if the image cannot be read', () => {
    const woven: QrDesign = { ...WITH_IMAGE, imagePosition: 'full', weave: DEFAULT_WEAVE };
    expect(draftWith(drafter, WITH_IMAGE, { state: 'loading' })).toEqual({ state: 'loading' });
    expect(draftWith(drafter, woven, { state: 'ready', image: IMAGE })).toEqual({ state: 'loading' });
    const refusal = { code: 'unreadable', excess: null } as const;
    const broken = { state: 'impossible', reason: 'image', refusal };
    expect(draftWith(drafter, WITH_IMAGE, { state: 'broken', refusal })).toEqual(broken);
  });
});

describe('the draft to show', () => {
  const [last, late, now] = ['last', 'late', 'now'].map(readyDraft);

  it('is the current one if it is ready', () => {
    expect(draftToShow(now, late, last)).toEqual({ shown: now, newest: now });
  });

  it.each<Draft>([{ state: 'loading' }, { state: 'impossible', reason: 'color' }])(
    'is the newest ready one while the current one is %j',
    (draft) => {
      expect(draftToShow(draft, undefined, last)).toEqual({ shown: last, newest: last });
      expect(draftToShow(draft, late, last)).toEqual({ shown: late, newest: late });
      expect(draftToShow(draft, { state: 'empty' }, last).shown).toBe(last);
    },
  );

  it.each<Draft>([{ state: 'empty' }, { state: 'impossible', reason: 'text' }])(
    'is none if the current one is %j',
    (draft) => {
      expect(draftToShow(draft, undefined, last)).toEqual({ shown: null, newest: last });
    },
  );
});
