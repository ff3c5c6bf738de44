import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { watchFileDrag } from './file-drag.ts';

const FILE = new File(['x'], 'logo.png');

let page: EventTarget;
let isOver: boolean;
let take: Mock<(file: File) => void>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  isOver = false;
  take = vi.fn();
  stop = watchFileDrag(page as Document, take, (now) => {
    isOver = now;
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Sends an event of a drag. Returns whether the page took it, instead of leaving it to the browser. */
function send(type: string, types: readonly string[] = ['Files'], files: readonly File[] = [FILE]): boolean {
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types, files } });
  return !page.dispatchEvent(event);
}

it('a file over the page is reported, until a second without any event has passed', () => {
  expect(send('dragover')).toBe(true);
  vi.advanceTimersByTime(999);
  send('dragover');
  vi.advanceTimersByTime(999);
  expect(isOver).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOver).toBe(false);
});

it('a drag that leaves a part of the page counts as gone after 120 ms, unless it has reached another part', () => {
  send('dragover');
  send('dragleave');
  vi.advanceTimersByTime(119);
  expect(isOver).toBe(true);
  send('dragover');
  vi.advanceTimersByTime(120);
  expect(isOver).toBe(true);
  send('dragleave');
  vi.advanceTimersByTime(120);
  expect(isOver).toBe(false);
});

it('a dropped file is taken, and ends the drag at once', () => {
  send('dragover');
  expect(send('drop')).toBe(true);
  expect(take).toHaveBeenCalledExactlyOnceWith(FILE);
  expect(isOver).toBe(false);
});

it('of several files that are dropped together, only the first is taken', () => {
  const other = new File(['y'], 'other.png');
  expect(send('drop', ['Files'], [FILE, other])).toBe(true);
  expect(take).toHaveBeenCalledExactlyOnceWith(FILE);
});

it('Escape ends the drag at once, other keys do not', () => {
  send('dragover');
  const press = (key: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key }));
  press('Enter');
  expect(isOver).toBe(true);
  press('Escape');
  expect(isOver).toBe(false);
});

it('dragged text, and an element dragged from this page, are left to the browser', () => {
  expect([send('dragover', ['text/plain']), send('drop', ['text/plain'])]).toEqual([false, false]);
  send('dragstart');
  expect([send('dragover'), send('drop'), isOver]).toEqual([false, false, false]);
  send('dragend');
  expect(send('dragover')).toBe(true);
  expect(take).not.toHaveBeenCalled();
});

it('nothing is taken or reported after a call of the function that watchFileDrag returns', () => {
  send('dragover');
  stop();
  expect(send('drop')).toBe(false);
  vi.advanceTimersByTime(2000);
  expect([isOver, take.mock.calls.length]).toEqual([true, 0]);
});
