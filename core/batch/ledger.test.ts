import { expect, it } from 'vitest';
import { Ledger, type LedgerWords, type MadeOutcome as Made, type RowFailure } from './ledger.ts';
import { rowOf } from './testing/index.ts';

const WORDS = {
  ...{ unjudged: 'Unjudged', canceledHere: 'Canceled' },
  sentences: (items: readonly string[]) => items.join(' '),
  verdicts: { everywhere: 'Everywhere', 'good-conditions': 'Good', unlikely: 'Unlikely', not: 'Not' },
  failures: { crashed: 'Crashed', empty: 'Empty' },
  cautions: { 'words-cut': 'Cut.', 'address-left-out': 'No address.' },
} as unknown as LedgerWords;
const FACTS = { type: 'url', fileOf: (name: string) => `${name}.svg`, isCanceled: false };

function outcomeOf(cautions: readonly string[] = [], readBy: 'zxing' | null = 'zxing'): Made {
  return { facts: { version: 3, readBy, sha256: 'own' }, cautions } as unknown as Made;
}

function ledgerWith(rows: Readonly<Record<number, Made>>): Ledger {
  const ledger = new Ledger();
  for (const [number, outcome] of Object.entries(rows)) ledger.add(rowOf(Number(number)), outcome);
  return ledger;
}

it.each<[RowFailure, boolean]>([
  ['empty', false],
  ['too-long', false],
  ['crashed', true],
  ['not-read-back', true],
  ['broken', true],
])('a row with the failure "%s" is left out; it can be tried again: %s', (failure, isRetryable) => {
  const ledger = new Ledger();
  ledger.add(rowOf(7), failure);
  expect(ledger.withoutCode()).toEqual([{ number: 7, because: { failure } }]);
  expect([...ledger.failed]).toEqual(isRetryable ? [[7, rowOf(7)]] : []);
});

it('withoutCode lists rows in the order of their numbers; takeBack removes those that failed from this list', () => {
  const ledger = new Ledger();
  for (const number of [11, 3]) ledger.leaveOut({ number, because: { reason: `${number}` } });
  ledger.add(rowOf(9), 'crashed');
  expect(ledger.withoutCode().map(({ number }) => number)).toEqual([3, 9, 11]);
  expect(ledger.takeBack()).toEqual([rowOf(9)]);
  expect(ledger.withoutCode().map(({ number }) => number)).toEqual([3, 11]);
});

it('a ledger that keeps few rows still counts all', () => {
  const ledger = new Ledger(2);
  for (const number of [1, 2, 3, 4]) ledger.add(rowOf(number), outcomeOf());
  for (const number of [5, 6, 7]) ledger.leaveOut({ number, because: { reason: `${number}` } });
  expect([ledger.made, ledger.leftOut]).toEqual([4, 3]);
  expect(ledger.withoutCode().map(({ number }) => number)).toEqual([5, 6]);
});

it('a row counts as read back only if a decoder has read its code', () => {
  expect(ledgerWith({ 1: outcomeOf(), 2: outcomeOf([], null), 3: outcomeOf() }).readBack).toBe(2);
});

it('cautions about the content are counted, kept for the first rows, and in the manifest before those of the print', () => {
  const ledger = new Ledger();
  ledger.add(rowOf(2, { caution: 'A slip.', isDead: true }), outcomeOf(['words-cut']));
  ledger.add(rowOf(3), outcomeOf(['words-cut']));
  ledger.add(rowOf(4), outcomeOf());
  ledger.recall(rowOf(5, { caution: 'Odd.' }), '', 'Odd.');
  expect([ledger.made, ledger.warned, ledger.dead]).toEqual([4, 3, 1]);
  expect(ledger.firstWarned()).toEqual([
    { number: 2, caution: 'A slip.' },
    { number: 5, caution: 'Odd.' },
  ]);
  const rows = [...ledger.manifestRows(WORDS, FACTS)];
  expect(rows.map((row) => 'caution' in row && row.caution)).toEqual(['A slip. Cut.', 'Cut.', '']);
});

it('cautioned counts all rows with a caution, and lists the first five', () => {
  const ledger = new Ledger();
  for (const number of [1, 2, 3, 4, 5, 6]) ledger.add(rowOf(number), outcomeOf(['words-cut']));
  expect(ledger.cautioned()).toEqual([{ caution: 'words-cut', count: 6, rows: [1, 2, 3, 4, 5] }]);
});

it('the manifest lists the rows that were made, then those left out, then where the run was canceled', () => {
  const ledger = ledgerWith({ 2: outcomeOf(['words-cut', 'address-left-out']), 4: outcomeOf() });
  ledger.leaveOut({ number: 9, because: { failure: 'crashed' } });
  ledger.leaveOut({ number: 3, because: { reason: 'No link' } });
  expect([...ledger.manifestRows(WORDS, { ...FACTS, isCanceled: true })]).toMatchObject([
    { number: 2, file: 'item-2.svg', verdict: 'Unjudged', facts: { sha256: 'own' }, caution: 'Cut. No address.' },
    { number: 4, file: 'item-4.svg', caution: '' },
    { number: 3, reason: 'No link' },
    { number: 9, reason: 'Crashed' },
    { number: 5, reason: 'Canceled' },
  ]);
});

it('if all codes are in one file, each row of the manifest has the hash of that file', () => {
  const [row] = ledgerWith({ 1: outcomeOf() }).manifestRows(WORDS, { ...FACTS, sha256: 'whole' });
  expect(row).toMatchObject({ facts: { sha256: 'whole' } });
});

it('a version is judged by its row with the fewest corrections left, and again if a new row has fewer', async () => {
  const ledger = new Ledger();
  const made = (number: number, used: number, version = 3) => {
    const facts = { ...outcomeOf().facts, version, budget: { used, correctable: 9 } };
    ledger.add(rowOf(number), { facts, cautions: [] });
  };
  const asked: number[] = [];
  const judge = () =>
    ledger.judge(async ({ number }) => {
      asked.push(number);
      return number === 7 ? 'everywhere' : 'unlikely';
    });
  for (const [number, used] of [
    [2, 4],
    [3, 6],
    [4, 5],
  ])
    made(number, used);
  made(7, 0, 5);
  await judge();
  expect(asked).toEqual([3, 7]);
  expect(ledger.below()).toEqual([{ version: 3, codes: 3, verdict: 'unlikely', row: 3 }]);
  made(8, 6);
  await judge();
  expect(asked).toEqual([3, 7]);
  made(9, 7);
  await judge();
  expect(asked).toEqual([3, 7, 9]);
});
