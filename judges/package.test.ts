// Installs the packed npm package into an empty folder, and tries it there with other programs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { rolldown } from 'rolldown';
import { beforeAll, expect, test, vi } from 'vitest';
import { installPackage, TARBALL } from './packed.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Linked into the folder, as an application would have them. */
const BESIDE = [
  'react',
  'react-dom',
  'scheduler',
  'csstype',
  'undici-types',
  '@types/react',
  '@types/node',
  'pngjs',
  '@types/pngjs',
  '@resvg/resvg-wasm',
];

const README = readFileSync('package/README.md', 'utf8');

const EXAMPLES = [
  ...`${README}${readFileSync('package/reference.md', 'utf8')}`.matchAll(/^```(tsx?)\n(.*?)^```/gms),
].map(([, type, text], k) => ({ name: `example-${k + 1}`, file: `example-${k + 1}.${type}`, text }));

const folder = installPackage('quietzone', BESIDE);

beforeAll(() => {
  for (const { file, text } of EXAMPLES) write(file, text);
  write('codes.csv', 'id\n1\n2\n');
  run('node_modules/.bin/quietzone', ['make', 'x', '-o', 'photo.png']);
  run('node_modules/.bin/quietzone', ['make', 'x', '-o', 'logo.svg']);
  const logo = Object.assign(new PNG({ width: 8, height: 8 }), { data: Buffer.alloc(256, 'c03f') });
  write('logo.png', PNG.sync.write(logo));
});

test('the documents have an example of each door', () => {
  const imported = EXAMPLES.flatMap(({ text }) =>
    Array.from(text.matchAll(/'quietzone\/?([^']*)'/g), ([, door]) => door),
  );
  expect(new Set(imported)).toEqual(
    new Set([
      '',
      'content',
      'fit',
      'fix',
      'frame',
      'migrate',
      'pdf',
      'png',
      'qrcode',
      'react',
      'segments',
      'shape',
      'sheets',
      'weave',
    ]),
  );
});

test('the commands of the README run', () => {
  const [, commands] = /^## Command\n+```\n(.*?)^```/ms.exec(README) ?? [];
  for (const line of commands.trim().split('\n')) {
    run('sh', ['-c', line.replace(/^npx (?:-p \S+ )*/, 'node_modules/.bin/')]);
  }
  expect(readdirSync(join(folder, 'codes')).filter((name) => name.endsWith('.png'))).toEqual(['1.png', '2.png']);
});

test.each(EXAMPLES)('$name of the documents runs', async ({ name, file }) => {
  await bundle(file, `${name}.mjs`);
  run('node', [`${name}.mjs`]);
});

test.each([
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
  ['esnext', 'node10'],
])('the types of the examples hold with module %s and resolution %s', (module, moduleResolution) => {
  const resolution = { module, moduleResolution, ...(moduleResolution === 'node10' && { ignoreDeprecations: '6.0' }) };
  const compilerOptions = { ...resolution, target: 'es2023', strict: true, noEmit: true, jsx: 'react-jsx' };
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: ['node'] }, include: ['*.ts*'] }),
  );
  run(resolve('node_modules/.bin/tsc'), ['--project', 'tsconfig.json']);
});

test('a wrong option is an error of types', () => {
  write('wrong/wrong.ts', "import { svg } from 'quietzone';\nsvg('x', { shape: 'star' });\n");
  const parameters = ['--noEmit', '--module', 'nodenext', '--ignoreConfig', 'wrong/wrong.ts'];
  expect(() => run(resolve('node_modules/.bin/tsc'), parameters)).toThrow(/TS2820|TS2322/);
});

test('errors of one door are instances of the classes of another', () => {
  write(
    'errors.mjs',
    `import { TextError } from 'quietzone'; import { png } from 'quietzone/png';
     const error = await png('').catch((error) => error); if (!(error instanceof TextError)) process.exit(1);`,
  );
  run('node', ['errors.mjs']);
});

test('npm would publish it as it is: publint and Are The Types Wrong find nothing, and each file of the manifest is in it', () => {
  const [{ files }] = JSON.parse(run('npm', ['pack', TARBALL, '--dry-run', '--json']));
  const packed = new Set(files.map(({ path }: { path: string }) => `./${path}`));
  const { exports, bin, publishConfig } = JSON.parse(readFileSync(resolve('package/npm/package.json'), 'utf8'));
  const named = [...Object.values(exports), ...Object.values(bin)].flatMap((entry) =>
    typeof entry === 'string' ? entry : Object.values(entry as object),
  );
  expect(named.map((path) => `./${path.replace(/^\.\//, '')}`).filter((path) => !packed.has(path))).toEqual([]);
  // Provenance needs a public repository.
  expect(publishConfig).toEqual({ access: 'public' });
  run(resolve('node_modules/.bin/publint'), ['run', TARBALL, '--strict']);
  run(resolve('node_modules/.bin/attw'), [TARBALL, '--profile', 'esm-only', '--no-color']);
});

test('components that a server rendered become alive in a browser without a mismatch', async () => {
  write(
    'page.tsx',
    `import { useEffect, useRef } from 'react'; import { QRCode, QRCodeCanvas, QRCodeSVG } from 'quietzone/react';
     const gradient = { type: 'linear', from: '#036', to: '#309' } as const;
     const Named = () => {
       const [svg, canvas] = [useRef<SVGSVGElement>(null), useRef<HTMLCanvasElement>(null)];
       useEffect(() => { document.body.dataset.refs = svg.current?.nodeName + ' ' + canvas.current?.nodeName; });
       return <p><QRCodeSVG ref={svg} value="x" /><QRCodeCanvas ref={canvas} value="x" /></p>;
     };
     export const Page = () => <main>
       <Named />
       <QRCode value="https://example.com" gradient={gradient} margin={2} logo={{ href: 'data:,' }} title="Menu" />
       <QRCode value="" />
       <QRCodeSVG value="https://example.com" imageSettings={{ src: 'data:,', width: 24, height: 24, excavate: true }} />
       <QRCodeSVG value="" className="empty" />
     </main>;`,
  );
  write(
    'server.tsx',
    `import { renderToString } from 'react-dom/server'; import { Page } from './page.tsx';
     process.stdout.write(renderToString(<Page />));`,
  );
  write(
    'client.tsx',
    `import { hydrateRoot } from 'react-dom/client'; import { Page } from './page.tsx';
     hydrateRoot(document.body, <Page />, { onRecoverableError: (error) => console.error(error) });
     setTimeout(() => document.body.setAttribute('data-done', ''), 0);`,
  );
  await bundle('server.tsx', 'server.mjs');
  const html = run('node', ['server.mjs']);
  expect(html.match(/<svg/g)).toHaveLength(4);
  expect(html).toContain('<title>Menu</title>');
  const script = await bundle('client.tsx', 'client.mjs', 'browser');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.setContent(`<!doctype html><meta charset="utf-8"><body>${html}</body>`);
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForSelector('body[data-done]');
    await page.waitForSelector('body[data-refs="svg CANVAS"]', { state: 'attached' });
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** Bundles a file of the folder: for Node, without packages; for a browser, with all of them, as while developing. */
async function bundle(from: string, to: string, platform: 'node' | 'browser' = 'node'): Promise<string> {
  const made = await rolldown({
    input: join(folder, from),
    cwd: folder,
    platform,
    external: platform === 'node' ? /^[^./]/ : [],
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    logLevel: 'silent',
  });
  const { output } = await made.write({ file: join(folder, to), format: 'esm', codeSplitting: false });
  await made.close();
  return output[0].code;
}

function write(name: string, text: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Runs a program in the folder and returns its output. Throws with its output if it fails. */
function run(program: string, parameters: readonly string[]): string {
  try {
    return execFileSync(program, parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${parameters.join(' ')}\n${stdout}${stderr}`);
  }
}
