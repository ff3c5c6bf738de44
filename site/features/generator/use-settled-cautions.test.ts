import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { Caution } from '#content';
import { shownCautions, watchPauses } from './use-settled-cautions.ts';

const LONG = { field: 'content', kind: 'too-long', length: 40 } as unknown as Caution;
const LONGER = { ...LONG, length: 41 } as Caution;
const ELSEWHERE = { ...LONG, field: 'password' } as Caution;
const MISSING = { field: 'password', kind: 'left-out' } as unknown as Caution;

it('a new caution is not shown before the visitor pauses, unless it is about a missing secret', () => {
  expect(shownCautions([LONG, MISSING], [])).toEqual([MISSING]);
});

it('a caution that is still given keeps the words that it had in the last pause', () => {
  expect(shownCautions([LONGER], [LONG])).toEqual([LONG]);
  expect(shownCautions([], [LONG])).toEqual([]);
  expect(shownCautions([ELSEWHERE], [LONG])).toEqual([]);
});

it('a caution about a missing secret comes first, and disappears as soon as the secret is there', () => {
  expect(shownCautions([LONG, MISSING], [LONG, MISSING])).toEqual([MISSING, LONG]);
  expect(shownCautions([LONG], [LONG, MISSING])).toEqual([LONG]);
});

describe('a pause of the visitor', () => {
  let page: EventTarget;
  let settle: Mock<() => void>;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    settle = vi.fn();
    stop = watchPauses(page as Document, settle);
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('is noticed after a second without typing', () => {
    vi.advanceTimersByTime(999);
    page.dispatchEvent(new Event('input'));
    vi.advanceTimersByTime(999);
    expect(settle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('is also noticed 250 ms after a field has lost the focus', () => {
    page.dispatchEvent(new Event('focusout'));
    vi.advanceTimersByTime(249);
    expect(settle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('is not noticed after a call of the function that `watchPauses` returned', () => {
    stop();
    for (const event of ['input', 'focusout']) page.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(5000);
    expect(settle).not.toHaveBeenCalled();
  });
});
