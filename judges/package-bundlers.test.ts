// Bundles the packed npm package as applications do, and runs it in several versions of Node and in a browser.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import * as esbuild from 'esbuild';
import { build as viteBuild } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { installPackage, runCommand } from './packed.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Needed only here, so they are not installed with the others. */
const TOOLS = ['webpack@5.112.2', 'node@26.10.0'];
const TOOLS_FOLDER = 'build/bundlers';

const folder = installPackage('quietzone-bundlers', ['react', 'react-dom', 'scheduler']);
const entry = join(folder, 'entry.js');

/** Uses all doors for browsers, and tells what they return. */
const ENTRY = `
import { svg, terminal } from 'quietzone';
import { makeRow } from 'quietzone/batch';
import { wifi } from 'quietzone/content';
import { fit } from 'quietzone/fit';
import { framed } from 'quietzone/frame';
import { fromQrCodeStyling } from 'quietzone/migrate';
import { pdf } from 'quietzone/pdf';
import { png } from 'quietzone/png';
import drawn, { create } from 'quietzone/qrcode';
import { QRCode } from 'quietzone/react';
import { sheet } from 'quietzone/sheets';
import { weave } from 'quietzone/weave';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const pixels = { width: 2, height: 2, data: new Uint8ClampedArray(16).fill(200) };
const text = wifi({ name: 'Bar', password: 'espresso' }).text;
const look = { logo: { pixels, href: 'data:,', size: 20 } };
const results = [
  svg(text, { shape: 'dots' }),
  terminal(text),
  svg(await fit(text, look), look),
  // Programs compress the same pixels into different bytes.
  svg(await weave(text, pixels)).slice(0, 100),
  fromQrCodeStyling({ data: text }).text,
  await drawn.toString(text, { type: 'svg' }),
  create(text).modules.size,
  renderToString(createElement(QRCode, { value: text })),
  [...(await png(text)).subarray(0, 33)],
  [...(await pdf(text)).subarray(0, 8)],
  svg(await framed(text, { caption: 'Guests', frame: 'tab' })),
  (await makeRow({ number: 2, cells: { table: '7' } }, { template: 'T{table}', caption: 'Table {table}' })).line.text,
  [...(await sheet([{ code: text, caption: 'Chair 1' }], 'L7160')).subarray(0, 8)],
  [...(await png(text, { shape: 'dots', px: 300, deterministic: true }))],
  [...(await pdf(text, { ...look, shape: 'dots', date: new Date(0), deterministic: true }))],
  [...(await makeRow({ number: 2, cells: {} }, { template: 'x', ...look, deterministic: true })).bytes],
];
globalThis.results = JSON.stringify(results);
if (globalThis.process) console.log(globalThis.results);
`;

/** What the package returns without a bundler, in this version of Node. */
let expected = '';

beforeAll(() => {
  if (!TOOLS.every((tool) => existsSync(join(TOOLS_FOLDER, 'node_modules', tool.replace(/@.*/, ''))))) {
    mkdirSync(TOOLS_FOLDER, { recursive: true });
    writeFileSync(join(TOOLS_FOLDER, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...TOOLS], { cwd: TOOLS_FOLDER, stdio: 'pipe' });
  }
  writeFileSync(entry, ENTRY);
  expected = runNode(process.execPath, entry);
  expect(JSON.parse(expected)).toHaveLength(16);
});

function runNode(node: string, script: string): string {
  return execFileSync(node, [script], { cwd: folder, encoding: 'utf8' });
}

/** Bundlers by name. Each writes a script for browsers and returns its warnings. */
const BUNDLERS: Readonly<Record<string, (to: string) => Promise<readonly unknown[]>>> = {
  async esbuild(to) {
    const options = { bundle: true, format: 'esm', minify: true, logLevel: 'silent' } as const;
    return (await esbuild.build({ entryPoints: [entry], outfile: to, ...options })).warnings;
  },
  async webpack(to) {
    const { default: webpack } = await import(require(TOOLS_FOLDER, 'webpack'));
    const output = { path: dirname(to), filename: basename(to) };
    const stats = await new Promise<{ toJson(): { errors: unknown[]; warnings: unknown[] } }>((done, fail) => {
      webpack({ mode: 'production', entry, output, performance: false }, (error: unknown, made: never) => {
        if (error) fail(error);
        else done(made);
      });
    });
    const { errors, warnings } = stats.toJson();
    return [...errors, ...warnings];
  },
  async vite(to) {
    const warnings: unknown[] = [];
    const log = (message: unknown) => warnings.push(message);
    await viteBuild({
      configFile: false,
      root: folder,
      // As its templates for React do.
      plugins: [react()],
      // The format of libraries keeps it.
      define: { 'process.env.NODE_ENV': '"production"' },
      customLogger: {
        info() {},
        warn: log,
        warnOnce: log,
        error: log,
        clearScreen() {},
        hasErrorLogged: () => false,
        hasWarned: false,
      },
      build: { lib: { entry, formats: ['es'], fileName: () => 'vite.mjs' }, outDir: dirname(to) },
    });
    return warnings;
  },
};

function require(from: string, name: string): string {
  return createRequire(join(resolve(from), 'package.json')).resolve(name);
}

test.each(Object.keys(BUNDLERS))('%s bundles it without a warning, and a browser runs it', async (name) => {
  const script = join(folder, name, `${name}.mjs`);
  expect(await BUNDLERS[name](script)).toEqual([]);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const site = 'https://bundled.example';
    await page.route(`${site}/**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      if (file) return route.fulfill({ path: join(dirname(script), file), contentType: 'text/javascript' });
      const body = `<script type="module" src="/${basename(script)}"></script>`;
      return route.fulfill({ body, contentType: 'text/html' });
    });
    await page.goto(site);
    await page.waitForFunction('globalThis.results');
    expect(`${await page.evaluate('globalThis.results')}\n`).toBe(expected);
  } finally {
    await browser.close();
  }
});

test('the newest Node runs the doors and the command', () => {
  const node = join(TOOLS_FOLDER, 'node_modules/node/bin/node');
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(/^v2[6-9]/);
  expect(runNode(resolve(node), entry)).toBe(expected);
  const PATH = `${resolve(TOOLS_FOLDER, 'node_modules/node/bin')}:${process.env.PATH}`;
  const { status, stderr } = runCommand(folder, ['make', 'x', '--verify', '-o', 'x.svg'], '', { ...process.env, PATH });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('was read back') });
});
