import { expect, it } from 'vitest';
import { type LookSlot, looksFor } from '#looks';
import {
  type KnownLooks,
  type LookFacts,
  lookInSlot,
  mayBeTyped,
  openQuestions,
  pressOutcome,
  waitBeforeLooks,
} from './looks-state.ts';

const [first, second]: readonly LookSlot[] = looksFor(null)[0].slice(1, 3);

function known(facts: Readonly<Record<string, LookFacts>>): KnownLooks {
  return new Map(Object.entries(facts));
}

it('lookInSlot returns the first candidate that has not failed, and null if all of the slot have failed', () => {
  const [one, two] = first;
  expect(lookInSlot(first, known({}))).toEqual({ look: one, picture: null, isTested: false });
  expect(lookInSlot(first, known({ [one.id]: { picture: 'data:,' } }))).toMatchObject({ look: one, picture: 'data:,' });
  const failed = known({ [one.id]: { picture: 'data:,', answer: 'fails' }, [two.id]: { answer: 'passes' } });
  expect(lookInSlot(first, failed)).toEqual({ look: two, picture: null, isTested: true });
  expect(lookInSlot(first, new Map(first.map(({ id }) => [id, { answer: 'fails' }])))).toBeNull();
  expect(lookInSlot(first, known({ [one.id]: { answer: 'untested' } }))).toMatchObject({ look: one, isTested: false });
});

it('openQuestions lists the quick tests before the verdicts, and leaves out what was already asked or answered', () => {
  const ids = (facts: KnownLooks, asked: readonly string[] = []) =>
    openQuestions([first, second], facts, new Set(asked)).map(({ question, look }) => `${question} ${look.id}`);
  const [a, b] = [first[0].id, second[0].id];
  expect(ids(known({}))).toEqual([`glance ${a}`, `glance ${b}`]);
  expect(ids(known({}), [a])).toEqual([`glance ${b}`]);
  expect(ids(known({ [a]: { picture: 'x' } }))).toEqual([`glance ${b}`, `look ${a}`]);
  expect(ids(known({ [a]: { picture: 'x', answer: 'passes' }, [b]: { answer: 'untested' } }))).toEqual([]);
  expect(ids(known({ [a]: { answer: 'fails' }, [b]: { picture: 'x' } }))).toEqual([
    `glance ${first[1].id}`,
    `look ${b}`,
  ]);
});

it('mayBeTyped is true only if the content has changed since the looks were found, and the image has not', () => {
  const last = { key: 'a', subject: { design: { customImage: 'data:image/png,1' } } };
  expect(mayBeTyped(last, 'ab', 'data:image/png,1')).toBe(true);
  expect(mayBeTyped(last, 'a', 'data:image/png,1')).toBe(false);
  expect(mayBeTyped(last, 'b', 'data:image/png,2')).toBe(false);
  expect(mayBeTyped(last, 'b', undefined)).toBe(false);
  expect(mayBeTyped(null, 'a', undefined)).toBe(false);
});

it('looks are found 150 ms after the last typed letter, but at once when they are first shown or the image changes', () => {
  const last = { key: 'a', subject: { design: { customImage: undefined } } };
  expect(waitBeforeLooks(last, 'ab', undefined)).toBe(150);
  expect(waitBeforeLooks(last, 'a', undefined)).toBe(0);
  expect(waitBeforeLooks(last, 'ab', 'data:,')).toBe(0);
  expect(waitBeforeLooks(null, 'a', undefined)).toBe(0);
});

it('pressOutcome is "passed" once the look is tested, and "lost" if the look was replaced or the content changed', () => {
  const [look, next] = first;
  const shown = { look, picture: 'data:,', isTested: false };
  expect(pressOutcome(look.id, shown, true)).toBeNull();
  expect(pressOutcome(look.id, { ...shown, isTested: true }, true)).toBe('passed');
  expect(pressOutcome(look.id, { ...shown, look: next, isTested: true }, true)).toBe('lost');
  expect(pressOutcome(look.id, { ...shown, isTested: true }, false)).toBe('lost');
  expect(pressOutcome(look.id, null, true)).toBe('lost');
});
