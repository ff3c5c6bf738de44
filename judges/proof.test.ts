// Checks the proof sheet with other programs: the attached file, its hash, and the size of the printed code.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadOutsideDecoders, type OutsideDecoder } from '#calibration';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { moduleGrid } from '#drawing';
import { letteringFor } from '#lettering/testing';
import { makeCode, makeFile, redraw } from '#making';
import { judge } from '../scripts/run/outside-judges.mjs';
import { makeProofFile, type ProofOrder, proofFacts } from '../site/features/preview/cards/proof-file.ts';
import { cutCode, readRaw, run } from './print-programs.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'proof-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DATE = new Date(Date.UTC(2026, 10, 22, 9, 0, 0));
const MM = 30;

async function orderFor(rest: Partial<QrDesign>): Promise<ProofOrder> {
  const design: QrDesign = { ...DEFAULT_DESIGN, ...rest };
  const made = makeCode(design, null);
  const bytes = await makeFile(made, design, null, {
    ...{ format: 'pdf', mm: MM, margin: 4, ink: 'black', date: DATE, title: 'A code', carried: null },
  });
  return {
    code: { made, design, image: null },
    file: {
      ...{ name: 'quietzone-example.com-30mm.pdf', type: 'application/pdf', bytes, margin: 4, mm: MM, pixels: null },
      ...{ page: redraw(made, design, null, moduleGrid(made.code.size, 4)), width: MM },
    },
    report: {
      verdict: 'everywhere',
      readings: [
        { condition: 'as-is', decoder: 'zxing', isRight: true },
        { condition: 'as-is', decoder: 'jsqr', isRight: false },
      ],
    },
    print: {
      ...{ verdict: 'everywhere', design: 'everywhere', near: 'everywhere', far: 'everywhere' },
      ...{ distance: 300, moduleWidth: 0.81 },
    },
    paper: 'A4',
    date: DATE,
  };
}

const LINK = { content: 'https://www.example.com/menu' };
const NETWORK = {
  type: 'wifi',
  content: 'Guests',
  details: { password: 'strawberry-lane-42', security: 'wpa' },
} as const;

const PROOF = join(folder, 'proof.pdf');
let order: ProofOrder;
let decoders: readonly OutsideDecoder[];

async function write(asked: ProofOrder): Promise<Uint8Array> {
  const facts = (await proofFacts(asked)).flatMap(({ label, value }) => [label, value]);
  return makeProofFile(asked, await letteringFor([...facts, 'Proof sheet True size: 0123456789%.']));
}

beforeAll(async () => {
  order = await orderFor(LINK);
  writeFileSync(PROOF, await write(order));
  decoders = await loadOutsideDecoders(['zbar', 'qr']);
  expect(decoders).toHaveLength(2);
});

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function factsOf(asked: ProofOrder): Promise<Record<string, string>> {
  return Object.fromEntries((await proofFacts(asked)).map(({ label, value }) => [label, value]));
}

it.skipIf(!judge('qpdf'))(
  'the code file is attached to the proof sheet, which states the SHA-256 of the file and of the text',
  async () => {
    expect((await run(judge('qpdf') as string, ['--check', PROOF])).stdout).toContain(
      'No syntax or stream encoding errors',
    );
    const { stdout: list } = await run(judge('qpdf') as string, ['--list-attachments', PROOF]);
    expect(list).toContain('quietzone-example.com-30mm.pdf');
    const attachment = `--show-attachment=quietzone-example.com-30mm.pdf`;
    const { stdout } = await run(judge('qpdf') as string, [attachment, PROOF], { encoding: 'buffer' });
    expect(Buffer.compare(stdout as unknown as Buffer, Buffer.from(order.file.bytes))).toBe(0);
    const facts = await factsOf(order);
    expect(facts['SHA-256 of the file']).toBe(sha256(stdout as unknown as Buffer));
    expect(facts['SHA-256 of the text']).toBe(sha256(LINK.content));
  },
);

it.skipIf(!judge('poppler'))(
  'a proof sheet is an A4 page with the hash of the file; its code has the true size, and two decoders read the code',
  async () => {
    const { stdout } = await run(join(judge('poppler') as string, '..', 'pdfinfo'), [PROOF]);
    expect(stdout).toMatch(/^Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)$/m);
    expect(stdout).toContain(sha256(order.file.bytes));
    const picture = join(folder, 'proof.pgm');
    await run(judge('poppler') as string, [
      ...['-gray', '-singlefile', '-r', '508'],
      ...[PROOF, picture.replace(/\.pgm$/, '')],
    ]);
    const page = readRaw(picture);
    // The code is to the right of its tick mark, below the title.
    const code = cutCode(page, { x: 22 * 20, y: 39.3 * 20, width: 30 * 20, height: 30 * 20 }, 1);
    const columns = Array.from({ length: page.width }, (_, x) => x).filter((x) => {
      for (let y = 42 * 20; y < 55 * 20; y++) if (page.bytes[y * page.width + x] < 128) return true;
      return false;
    });
    const { size } = order.code.made.code;
    expect(Math.abs((columns[columns.length - 1] + 1 - columns[0]) / 20 - (MM * size) / (size + 8))).toBeLessThan(0.1);
    for (const decoder of decoders) expect(await decoder.read(code), decoder.id).toBe(LINK.content);
  },
);

it('a proof sheet calls a link direct only if it goes through no other service', async () => {
  const direct = 'No redirect, does not expire. The code contains this link itself.';
  const linkOf = async (rest: Partial<QrDesign>): Promise<string | undefined> =>
    (await factsOf(await orderFor(rest)))['The link'];
  expect(await linkOf(LINK)).toBe(direct);
  for (const content of ['https://bit.ly/3abcde', 'https://wa.me/15550100', 'https://t.me/example']) {
    expect(await linkOf({ content }), content).toBeUndefined();
  }
  expect(await linkOf({ type: 'text', content: 'A plain text' })).toBeUndefined();
});

it('a proof sheet masks secrets, and has no hash of a text with secrets', async () => {
  const asked = await orderFor(NETWORK);
  const facts = await factsOf(asked);
  expect(asked.code.made.text).toContain('strawberry-lane-42');
  expect(Object.values(facts).join('\n')).not.toContain('strawberry');
  expect(facts['The code contains']).toContain('Guests');
  expect(facts['SHA-256 of the text']).toBeUndefined();
  expect(facts['SHA-256 of the file']).toBe(sha256(asked.file.bytes));
});

it('two proof sheets made from the same input have the same bytes', async () => {
  expect(Buffer.compare(Buffer.from(await write(order)), Buffer.from(await write(order)))).toBe(0);
});

it('no labeled line of a proof sheet contains the date', async () => {
  expect(Object.values(await factsOf(order)).join('\n')).not.toContain('2026');
});

it('a proof sheet states the verdict and the number of passed tests, or that nothing was tested', async () => {
  expect((await factsOf(order)).Verdict).toBe(
    'Scans everywhere. Scan tests passed: 1 of 2 (scanners: 2, conditions: 1).',
  );
  expect(await factsOf({ ...order, report: null, print: null })).toMatchObject({
    ...{ Verdict: 'Not tested.', 'At this size': 'Not tested.' },
  });
});
