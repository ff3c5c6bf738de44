import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SHEET = readFileSync(new URL('./reveal.module.css', import.meta.url), 'utf8');

it('a new code and a newly woven picture are animated once, within 400 ms, if the visitor allows motion', () => {
  const [still, moving] = SHEET.split('@media (prefers-reduced-motion: no-preference)');
  expect(still).not.toContain('animation');
  const animations = [...moving.matchAll(/animation: (\w+) (\d+)ms ([^;]+);/g)];
  expect(animations.map(([, name]) => name)).toEqual(['reveal', 'press']);
  for (const [, name, duration, rest] of animations) {
    expect(Number(duration), name).toBeLessThanOrEqual(400);
    expect(rest, name).not.toMatch(/infinite|\d+(?:\.\d+)? /);
  }
  expect(moving).not.toContain('iteration-count');
  expect(moving).toContain('steps(var(--rows, 45))');
});
