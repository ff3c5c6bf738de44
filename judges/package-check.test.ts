// `quietzone check` of the packed npm package, in an empty folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { PNG } from 'pngjs';
import QRCode from 'qrcode-generator';
import { SaxesParser } from 'saxes';
import { expect, test, vi } from 'vitest';
import { installPackage, type Outcome, runCommand } from './packed.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = installPackage('quietzone-check');

function run(...args: string[]): Outcome {
  return runCommand(folder, args);
}

function writeCode(file: string, text: string, scale: number, ink = 0): void {
  const code = QRCode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const side = scale * (code.getModuleCount() + 8);
  const png = new PNG({ width: side, height: side });
  png.data.fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [column, row] = [Math.floor(x / scale) - 4, Math.floor(y / scale) - 4];
      const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < code.getModuleCount();
      const at = 4 * (y * side + x);
      if (isInside && code.isDark(row, column)) png.data.fill(ink, at, at + 3);
    }
  }
  writeFileSync(join(folder, file), PNG.sync.write(png));
}

writeCode('good.png', 'https://example.com', 8);
writeCode('faint.png', 'https://example.com', 8, 200);
writeFileSync(join(folder, 'blank.png'), PNG.sync.write(Object.assign(new PNG({ width: 90, height: 90 }))));
writeFileSync(join(folder, 'page.pdf'), '%PDF-1.7\n');

test.each([
  [['good.png'], 0],
  [['good.png', '--min', 'everywhere', '--expect', 'https://example.com'], 0],
  [['faint.png'], 1],
  [['good.png', '--min', 'best'], 2],
  [['good.png', '--report', 'junit'], 2],
  [['good.png', '--expect', 'https://example.org'], 3],
  [['blank.png'], 4],
  [['good.png', 'missing.png'], 66],
  [['page.pdf'], 66],
  [['blank.png', 'faint.png', 'good.png'], 4],
] as const)('quietzone check %j ends with %i', (args, status) => {
  const { status: actual, stderr } = run('check', ...args);
  expect(actual).toBe(status);
  expect(stderr !== '').toBe(status === 2);
});

test('the JSON keeps to its schema, whatever happens', () => {
  const schema = JSON.parse(readFileSync(join(folder, 'node_modules/quietzone/check.schema.json'), 'utf8'));
  const isValid = new Ajv2020({ allowUnionTypes: true }).compile(schema);
  const { stdout } = run('check', 'good.png', 'faint.png', 'blank.png', 'page.pdf', '--json', '--mm', '12');
  const result = JSON.parse(stdout.toString());
  expect(isValid(result), JSON.stringify(isValid.errors)).toBe(true);
  expect(result).toMatchObject({
    version: 1,
    status: 66,
    files: [{ codes: [{ version: 2, level: 'M' }] }, {}, {}, {}],
  });
});

/** Pictures with each outcome, in the order in which they are given. */
const EVERY = ['good.png', 'faint.png', 'blank.png', 'page.pdf'] as const;

test('a SARIF report keeps to the schema of SARIF 2.1.0, and names the files', () => {
  expect(run('check', ...EVERY, '--report', 'sarif', 'codes.sarif').status).toBe(66);
  // The schema is of draft 4, of which Ajv knows all that it uses under draft 7, but for its identifier.
  const file = 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
  const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
  // One of its patterns is not valid.
  for (const owner of [schema.definitions.run, schema.definitions.toolComponent]) delete owner.properties.language;
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const report = JSON.parse(readFileSync(join(folder, 'codes.sarif'), 'utf8'));
  expect(isValid(report), JSON.stringify(isValid.errors)).toBe(true);
  const uris = report.runs[0].results.map(
    ({
      ruleId,
      locations,
    }: {
      ruleId: string;
      locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
    }) => `${ruleId} ${locations[0].physicalLocation.artifactLocation.uri}`,
  );
  expect(uris).toEqual(['below faint.png', 'nothing blank.png', 'unreadable page.pdf']);
});

test('a JUnit report is XML, and counts failures and errors as it lists them', () => {
  const reports = ['--report', 'junit', 'codes.xml', '--report', 'sarif', 'beside.sarif'];
  expect(run('check', ...EVERY, ...reports).status).toBe(66);
  expect(readFileSync(join(folder, 'beside.sarif'), 'utf8')).toContain('"2.1.0"');
  const count: Record<string, number> = {};
  let suite: Record<string, string> = {};
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    count[name] = (count[name] ?? 0) + 1;
    if (name === 'testsuite') suite = attributes;
  });
  parser.write(readFileSync(join(folder, 'codes.xml'), 'utf8')).close();
  expect(count).toEqual({ testsuites: 1, testsuite: 1, testcase: 4, failure: 2, error: 1 });
  expect(suite).toEqual({ name: 'quietzone', tests: '4', failures: '2', errors: '1' });
});

test('a reader that is installed but cannot be loaded is an error', () => {
  const broken = join(folder, 'node_modules/@undecaf/zbar-wasm');
  mkdirSync(broken, { recursive: true });
  writeFileSync(join(broken, 'package.json'), '{ "name": "@undecaf/zbar-wasm", "main": "missing.js" }');
  const { status, stdout, stderr } = run('check', 'good.png');
  rmSync(broken, { recursive: true });
  expect({ status, stdout: `${stdout}` }).toEqual({ status: 70, stdout: '' });
  expect(stderr).toMatch(/^quietzone: The reader zbar cannot be loaded\./);
});

test('what is read reaches neither terminal nor log as a command, and secrets are dots', () => {
  const hostile = '\u001B]0;owned\u0007\n::add-mask::x\n\u202Egnp.exe\u009B31m<b>&"';
  writeCode('hostile.png', hostile, 6);
  writeCode('wifi.png', 'WIFI:T:WPA;S:Bar;P:espresso1;;', 6);
  const files = ['hostile.png', 'wifi.png', '--expect', 'x'];
  for (const args of [
    files,
    [...files, '--json'],
    [...files, '--report', 'junit', 'report.xml'],
    [...files, '--report', 'sarif', 'report.sarif'],
  ]) {
    const { stdout } = run('check', ...args);
    const report = args.at(-2) === 'junit' || args.at(-2) === 'sarif' ? readFileSync(join(folder, args.at(-1)!)) : '';
    const shown = `${stdout}${report}`;
    expect(shown).toContain('owned');
    expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(shown).not.toMatch(/^\s*::/m);
    if (args.at(-2) === 'junit') expect(`${report}`).not.toContain('<b>');
    expect(shown).not.toContain('espresso1');
  }
  expect(run('check', 'wifi.png', '--show-secrets').stdout.toString()).toContain('P:espresso1;');
});
