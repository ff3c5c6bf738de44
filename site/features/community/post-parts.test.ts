import { describe, expect, test } from 'vitest';
import { agoText } from './post-parts.tsx';

const now = new Date('2026-03-04T12:00:00Z');

describe('the age of a date', () => {
  test.each([
    ['2026-03-04T12:00:00Z', 'just now'],
    ['2026-03-04T11:59:01Z', 'just now'],
    ['2026-03-04T11:59:00Z', '1 minute ago'],
    ['2026-03-04T11:00:01Z', '59 minutes ago'],
    ['2026-03-04T11:00:00Z', '1 hour ago'],
    ['2026-03-03T12:00:01Z', '23 hours ago'],
    ['2026-03-03T12:00:00Z', '1 day ago'],
    ['2026-02-03T12:00:00Z', '29 days ago'],
    ['2026-02-02T12:00:00Z', '1 month ago'],
    ['2025-12-04T12:00:00Z', '3 months ago'],
  ])('is given in the largest unit, rounded down: %s is %s', (date, text) => {
    expect(agoText(date, now)).toBe(text);
  });

  test('is "just now" for a date in the future, which can occur if the clock is set back', () => {
    expect(agoText('2026-03-04T13:00:00Z', now)).toBe('just now');
  });
});
