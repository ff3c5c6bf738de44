import { describe, expect, it } from 'vitest';
import { historyKey, type KeyFacts } from './history-keys.ts';

const NONE: KeyFacts = {
  key: 'z',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
};

describe('keys for Undo and Redo', () => {
  it.each([
    [{ ctrlKey: true }, 'undo'],
    [{ metaKey: true }, 'undo'],
    [{ ctrlKey: true, shiftKey: true, key: 'Z' }, 'redo'],
    [{ metaKey: true, shiftKey: true, key: 'Z' }, 'redo'],
    [{ ctrlKey: true, key: 'y' }, 'redo'],
  ] as const)('%o means %s', (keys, meaning) => {
    expect(historyKey({ ...NONE, ...keys })).toBe(meaning);
  });

  it.each([
    {},
    { ctrlKey: true, metaKey: true },
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, isComposing: true },
    { ctrlKey: true, defaultPrevented: true },
    { ctrlKey: true, key: 'x' },
    // In browsers on a Mac this opens the browsing history.
    { metaKey: true, key: 'y' },
    { ctrlKey: true, shiftKey: true, key: 'Y' },
  ])('%o means neither Undo nor Redo', (keys) => {
    expect(historyKey({ ...NONE, ...keys })).toBeNull();
  });
});
