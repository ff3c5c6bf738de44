// The server of the packed npm package, driven by the official client of the Model Context Protocol.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installPackage } from './packed.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const TEXT = 'https://example.com/menu';

const installed = installPackage('quietzone-mcp', ['@modelcontextprotocol', 'zod']);

/** In which the server is started. */
const folder = join(installed, 'work');

const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  mkdirSync(folder);
  const command = join(installed, 'node_modules/.bin/quietzone');
  await client.connect(new StdioClientTransport({ command, args: ['mcp'], cwd: folder }));
});

afterAll(() => client.close());

/** Calls a tool; the client holds its answer against the output schema. Returns the structured content, or the error. */
async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as { text: string }[];
  expect(structuredContent).toEqual(isError ? undefined : JSON.parse(text));
  return isError ? `error: ${text}` : structuredContent;
}

test('offers its tools, of which one writes', async () => {
  const { tools } = await client.listTools();
  const told = tools.map(({ name, annotations, outputSchema }) => [
    name,
    annotations?.readOnlyHint,
    outputSchema?.type,
  ]);
  expect(told).toEqual([
    ['make', false, 'object'],
    ['read', true, 'object'],
    ['check', true, 'object'],
    ['fix', true, 'object'],
  ]);
});

test.each(['shown.png', 'shown.svg', 'shown.pdf'])('shows %s as a picture', async (file) => {
  const { content } = await client.callTool({
    name: 'make',
    arguments: { text: TEXT, file, frame: 'tab', caption: 'A' },
  });
  const picture = content.find(({ type }) => type === 'image') as { data: string; mimeType: string };
  expect(picture.mimeType).toBe('image/png');
  expect(decodeQr(PNG.sync.read(Buffer.from(picture.data, 'base64')))).toBe(TEXT);
});

test('makes and reads files', async () => {
  const look = { shape: 'dots', gradient: { type: 'linear', from: '#036', to: '#309' }, caption: 'Menu' };
  const made = await call('make', { text: TEXT, file: 'menu.png', ...look });
  expect(made).toMatchObject({
    file: expect.stringMatching(/work\/menu\.png$/),
    text: TEXT,
    cautions: [],
    content: 'works',
  });
  expect(decodeQr(PNG.sync.read(readFileSync(join(folder, 'menu.png'))))).toBe(TEXT);
  expect(await call('read', { file: 'menu.png' })).toMatchObject({ codes: [{ text: TEXT }] });
  const wifi = { type: 'wifi', fields: { name: 'Bar', password: 'abc' }, file: 'wifi.svg' };
  const short = { text: 'WIFI:T:WPA;S:Bar;P:abc;;', cautions: [expect.any(String)], content: 'opens-nothing' };
  expect(await call('make', wifi)).toMatchObject(short);
  expect(await call('make', wifi)).toContain('exists already. Set replace to true');
  expect(await call('make', { ...wifi, replace: true })).toMatchObject(short);
});

test('checks files as the command does, and shows no passwords', async () => {
  await call('make', { text: TEXT, file: 'plain.png' });
  const answer = await call('check', { file: 'plain.png', expect: TEXT, min: 'everywhere', mm: 30 });
  expect(answer).toMatchObject({ outcome: 'fine', codes: [{ text: TEXT, verdict: 'everywhere', print: { mm: 30 } }] });
  await call('make', { type: 'wifi', fields: { name: 'Bar', password: 'espresso1' }, file: 'secret.png' });
  expect(JSON.stringify(await call('check', { file: 'secret.png', expect: TEXT }))).toMatch(
    /^(?!.*espresso1).*"outcome":"other"/,
  );
  expect(await call('check', { file: 'missing.png' })).toMatch(/^error: .*missing.png cannot be opened/);
  expect(await call('check', { file: 'plain.png', mm: -1 })).toContain('mm');
});

test('changes a design until it scans, and takes the options that it returns', async () => {
  const { design, changes, verdict } = (await call('fix', { text: TEXT, color: '#9bf' })) as Record<string, object>;
  expect({ changes, verdict }).toMatchObject({ changes: [{ kind: 'recolor' }], verdict: 'everywhere' });
  expect(await call('make', { ...design, file: 'fixed.svg' })).toMatchObject({ text: TEXT });
  const logo = { file: resolve('site/features/generator/examples/woven.webp'), size: 45 };
  const { design: drawn } = (await call('fix', { text: TEXT, logo })) as Record<string, { logo: object }>;
  expect(drawn.logo).toMatchObject({ file: logo.file, size: expect.any(Number), position: 'center' });
  expect(await call('make', { ...drawn, file: 'logo.svg' })).toMatchObject({ text: TEXT });
});

test('writes only below the folder in which it was started, and never through a link', async () => {
  mkdirSync(join(installed, 'outside'));
  symlinkSync('../outside', join(folder, 'away'));
  writeFileSync(join(installed, 'outside/kept.svg'), 'kept');
  symlinkSync('../outside/kept.svg', join(folder, 'kept.svg'));
  for (const file of ['../x.svg', 'away/x.svg', join(installed, 'x.svg'), 'a/../../x.svg', '..']) {
    expect(await call('make', { text: TEXT, file }), file).toMatch(/^error: .*outside/);
  }
  expect(await call('make', { text: TEXT, file: join(folder, 'inside.svg') })).toMatchObject({ text: TEXT });
  expect(await call('make', { text: TEXT, file: 'missing/x.svg' })).toContain('cannot be written');
  await call('make', { text: TEXT, file: 'kept.svg', replace: true });
  expect(readFileSync(join(installed, 'outside/kept.svg'), 'utf8')).toBe('kept');
  expect([installed, join(installed, 'outside')].some((place) => existsSync(join(place, 'x.svg')))).toBe(false);
});

test('says what is wrong', async () => {
  expect(await call('make', { text: '', file: 'x.svg' })).toContain('empty');
  expect(await call('make', { text: 'x', color: 'sky', file: 'x.svg' })).toContain('color must be');
  expect(await call('make', { text: '-', file: 'dash.svg' })).toMatchObject({ text: '-' });
  expect(await call('read', { file: 'missing.png' })).toMatch(/^error: .*missing.png cannot be opened/);
  // Standard input is the protocol's.
  expect(await call('read', { file: '-' })).toMatch(/^error: .*cannot be opened/);
  expect(await call('make', { type: 'girocode', file: 'x.svg' })).toContain(
    'girocode needs name. Its fields are name, iban',
  );
  expect(await call('make', { text: 'x', file: 'x.svg', shape: 'star' })).toContain('data/shape');
});
