import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = new URL('./outside-judges.mjs', import.meta.url).href;

test('judge() finds programs, missedJudges() lists those not found, missingPackages() lists what to install', () => {
  const folder = mkdtempSync(join(tmpdir(), 'judges-'));
  // Poppler has several programs, and only one of them is there.
  for (const program of ['qpdf', 'pdftoppm']) writeFileSync(join(folder, program), '');
  const script = `
    const { forgetMissedJudges, judge, missedJudges, missingPackages } = await import(${JSON.stringify(MODULE)});
    const judges = [judge('qpdf'), judge('poppler'), judge('mupdf')];
    const missed = missedJudges();
    forgetMissedJudges();
    console.log(JSON.stringify({ judges, missed, left: missedJudges(), packages: missingPackages() }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { PATH: folder },
  });
  const { judges, missed, left, packages } = JSON.parse(String(output));
  expect(judges).toEqual([join(folder, 'qpdf'), null, null]);
  expect(missed).toEqual(['mupdf', 'poppler']);
  expect(left).toEqual([]);
  expect(packages).toEqual(expect.arrayContaining(['poppler-utils', 'mupdf-tools', 'firefox-esr']));
  expect(packages).not.toContain('qpdf');
});
