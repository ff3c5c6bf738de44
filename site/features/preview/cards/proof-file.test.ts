import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { letteringFor } from '#lettering/testing';
import { makeCode } from '#making';
import type { Reading } from '#scanning';
import type { Remade } from '#workbench';
import { makeProofFile, openDesign, type ProofOrder, proofFacts } from './proof-file.ts';

const BYTES = new TextEncoder().encode('file');
const FILE = { name: 'code.svg', type: 'image/svg+xml', bytes: BYTES, width: 33, margin: 4, mm: 33, pixels: null };
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function codeOf(content: string, part: Partial<QrDesign> = {}): Remade {
  const design: QrDesign = { ...DEFAULT_DESIGN, content, ...part };
  return { made: makeCode(design, null), design, image: null };
}

function orderOf(content: string, part: object = {}): ProofOrder {
  const order = {
    code: codeOf(content),
    file: FILE,
    report: null,
    print: null,
    paper: 'A4',
    date: new Date(0),
    ...part,
  };
  return order as unknown as ProofOrder;
}

async function factsOf(order: ProofOrder): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await proofFacts(order)).map(({ label, value }) => [label, value]));
}

it('proofFacts lists the facts in order, with the hashes as exact values', async () => {
  const facts = await proofFacts(orderOf('https://example.com'));
  expect(facts.map(({ label }) => label)).toEqual([
    ...['The code contains', 'The link', 'Code', 'Size', 'Verdict', 'At this size', 'File', 'SHA-256 of the file'],
    'SHA-256 of the text',
  ]);
  expect(facts.filter(({ isExact }) => isExact).map(({ value }) => value)).toEqual([
    ...[sha256('file'), sha256('https://example.com')],
  ]);
  expect(facts[3].value).toBe('33 mm wide with its margin, 0.89 mm per module');
});

it('proofFacts masks secrets, and gives no hash of a text with secrets', async () => {
  const code = codeOf('Guest', { type: 'wifi', details: { password: 'longenough' } } as Partial<QrDesign>);
  const facts = await factsOf(orderOf('x', { code }));
  expect(facts['The code contains']).not.toContain('longenough');
  expect(facts['SHA-256 of the file']).toBe(sha256('file'));
  expect(facts).not.toHaveProperty('SHA-256 of the text');
});

it.each([
  ['https://example.com/a', true],
  ['http://example.com/a', true],
  ['https://bit.ly/abc', false],
  ['https://wa.me/123', false],
  ['mailto:jane@example.com', false],
])('whether proofFacts says that no service can end the link %s: %s', async (content, isDirect) => {
  expect('The link' in (await factsOf(orderOf(content)))).toBe(isDirect);
});

it('for a file in pixels, proofFacts has neither a print size nor a verdict at that size', async () => {
  const facts = await factsOf(orderOf('https://example.com', { file: { ...FILE, mm: null, pixels: 400 } }));
  expect(facts).not.toHaveProperty('Size');
  expect(facts).not.toHaveProperty('At this size');
});

it('proofFacts counts tests, scanners and conditions', async () => {
  const reading = (condition: Reading['condition'], decoder: Reading['decoder'], isRight: boolean) => ({
    condition,
    decoder,
    isRight,
  });
  const readings = [reading('as-is', 'zxing', true), reading('as-is', 'jsqr', false), reading('tilted', 'zxing', true)];
  const verdictOf = async (report: object) => (await factsOf(orderOf('https://example.com', { report }))).Verdict;
  expect(await verdictOf({ verdict: 'good-conditions', readings })).toBe(
    'Scans in good conditions. Scan tests passed: 2 of 3 (scanners: 2, conditions: 2).',
  );
  expect(await verdictOf({ verdict: 'unlikely', readings: [] })).toBe(
    'Unlikely to scan, judged by its colors and sizes alone.',
  );
  expect(await verdictOf({ verdict: null, readings })).toBe('Not tested.');
});

it('the file of a proof sheet carries no design with secrets', () => {
  const [link, wifi] = [
    codeOf('https://example.com'),
    codeOf('Guest', { type: 'wifi', details: { password: 'longenough' } }),
  ];
  expect([openDesign(link), openDesign(wifi)]).toEqual([link.design, null]);
});

it('a proof PDF has the order date; its attachment has a name of ASCII letters, digits, dots and hyphens', async () => {
  const code = codeOf('https://example.com');
  const file = { ...FILE, name: 'caf\u00e9 & bar-33mm.svg', page: code.made.drawing };
  const order = orderOf('https://example.com', { code, file });
  const facts = await proofFacts(order);
  const lettering = await letteringFor(facts.flatMap(({ label, value }) => [label, value]));
  const written = Buffer.from(await makeProofFile(order, lettering)).toString('latin1');
  expect(written).toContain('D:1970');
  expect(written).toContain('(caf-bar-33mm.svg)');
});

it('on a page without Web Crypto, the facts have no hashes', async () => {
  vi.stubGlobal('crypto', {});
  const facts = await factsOf(orderOf('https://example.com'));
  vi.unstubAllGlobals();
  expect(Object.keys(facts).filter((label) => label.startsWith('SHA-256'))).toEqual([]);
  expect(facts.File).toContain('code.svg');
});
