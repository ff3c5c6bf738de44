// The page, /many, the doors, the command and the assistants' tool make the same of what is typed into fields.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentVerdict, type Details, encodeContent, type TypedContent } from '#content';
import type { ContentType } from '#design';
import { cautionSentence } from '#doors/caution-words';
import type { Content } from '#doors/content';
import { cautionsOf, fieldsOf, typeOf } from '#doors/content-fields';
import { compileMapping, emptyMapping, planRow } from '#tables/mapping';
import { installPackage, runCommand } from './packed.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const IBAN = { iban: 'DE71110220330123456789' };
const PAYEE = { name: 'A', city: 'B' };

/** Of several kinds, ordinary and with something to say, to ask or to refuse. */
const INPUTS: readonly (readonly [type: ContentType, content: string, details?: Details])[] = [
  ['url', 'example.com/menu'],
  ['url', 'https://bücher.example/ä'],
  ['url', 'https://intranet/2'],
  ['url', 'http//example.com'],
  ['url', 'D:/menu.pdf'],
  ['url', 'https://example.com/late‑summer'],
  ['url', 'https://a.example, https://b.example'],
  ['phone', '+44 (0)20 7946 0958'],
  ['phone', '020 7946 0958'],
  ['phone', '+61 0431 234 567'],
  ['phone', 'call me'],
  ['phone', 'forrest1234567@example.com'],
  ['sms', '+49 171 1234567: Hello'],
  ['sms', '+4901601234567'],
  ['sms', 'Hello'],
  ['whatsapp', '+55 11 98765-4321', { message: 'Hi' }],
  ['whatsapp', '0049 0171 1234567'],
  ['whatsapp', '+974 0 55 512345'],
  ['whatsapp', 'https://chat.whatsapp.com/AB12CD34EF56GH78', { message: 'Hello' }],
  ['telegram', '@example_user'],
  ['telegram', 'a b'],
  ['instagram', '@natgeo'],
  ['instagram', 'https://example.com/natgeo'],
  ['email', 'jane@example.com', { subject: 'Hi' }],
  ['email', 'jane'],
  ['vcard', 'Ada Lovelace', { mobile: '+44 20 7946 0000', organisation: 'A: B', town: 'London' }],
  ['vcard', 'Ada', { workPhone: '+49 030 12345678' }],
  ['vcard', 'Ada', { mobile: 'https://www.example.com/dp/0123456789' }],
  ['vcard', 'Ada', { email: 'test@example.com ::: test2@example.com' }],
  ['wifi', 'Café', { password: 'long:;enough' }],
  ['wifi', 'Bar', { password: 'abc' }],
  ['wifi', 'Bar', { security: 'none' }],
  ['place', '48.1374, 11.5755'],
  ['place', '40° 25′ Norte', { longitude: '3° 42′ O' }],
  ['place', '47° 13′ 5″ N', { longitude: '1° 33′ 10″ O' }],
  ['place', '51° 30.5′ N', { longitude: "W -1° 5.5'" }],
  ['place', '48.1'],
  ['girocode', 'A', { ...IBAN, amount: '3.000,00 €' }],
  ['girocode', 'A', { ...IBAN, amount: '1,234' }],
  ['girocode', 'A', { iban: 'DE71110220330123456780' }],
  ['girocode', 'A', { ...IBAN, amount: 'CHF 12' }],
  ['pix', '(11) 98765-4321', { ...PAYEE, amount: '10,5' }],
  ['pix', '11987654374', PAYEE],
  ['pix', '91996339864', PAYEE],
  ['pix', '+55 (21) 0000-0000', PAYEE],
  ['promptpay', '0812345678', { amount: '1,032.68' }],
  ['promptpay', '+660931234567'],
  ['promptpay', '053-1-23456-7'],
  ['promptpay', '004-0001-2345-6789'],
  ['promptpay', '812345678'],
  ['spayd', '35-1234567805/0300'],
  ['spayd', '0123123123/0900'],
  ['spayd', '35-1234567805/1234'],
  ['spayd', '12-123456789/0123'],
  ['upi', 'a.b@okaxis', { name: 'A', amount: '₹ 5' }],
  ['upi', 'okaxis', { name: 'A' }],
  ['bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', { amount: '0,001' }],
  ['bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
  ['event', 'Evening', { starts: '2027-07-05T18:30', zone: 'Europe/Berlin' }],
  ['event', 'Evening', { starts: 'soon', zone: 'Europe/Berlin' }],
];

const folder = installPackage('quietzone-callers', ['@modelcontextprotocol', 'zod']);
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const command = join(folder, 'node_modules/.bin/quietzone');
  await client.connect(new StdioClientTransport({ command, args: ['mcp'], cwd: folder }));
});

afterAll(() => client.close());

const install = (door: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, 'node_modules/quietzone/dist', `${door}.js`)).href);
const [door, { svg }] = await Promise.all([install('content'), install('index')]);

type Fields = Readonly<Record<string, string>>;

/** The fields of a kind, by their names in the package. */
function fieldsIn({ type, content, details = {} }: TypedContent): Fields {
  const values: Details = { ...details, content };
  return Object.fromEntries(
    fieldsOf(typeOf(type)).flatMap(({ name, core }) => (values[core] === undefined ? [] : [[name, values[core]]])),
  );
}

function doorOf(type: string, fields: Fields): Content {
  switch (type) {
    case 'wifi':
    case 'contact':
    case 'email':
    case 'sms':
      return door[type](fields);
    case 'phone':
      return door.phone(fields.number);
    case 'link':
      return door.link(fields.url);
    case 'instagram':
      return door.account(type, fields.url);
    default:
      return door.content(type, fields);
  }
}

function planOf({ type, content, details = {} }: TypedContent) {
  const cells = { content, ...details } as Fields;
  const templates = Object.fromEntries(Object.keys(cells).map((name) => [name, `{${name}}`]));
  const mapping = { ...emptyMapping(type, '0'.repeat(32)), templates };
  return planRow(compileMapping(mapping, Object.keys(cells)), { number: 2, cells: Object.values(cells) });
}

async function askTool(type: string, fields: Fields, file: string): Promise<unknown> {
  const result = await client.callTool({ name: 'make', arguments: { type, fields, file } });
  const [{ text }] = result.content as { text: string }[];
  return result.isError ? text : JSON.parse(text);
}

test.each(INPUTS.map(([type, content], index) => [type, content, index] as const))('%s %j', async (_, __, index) => {
  const [type, content, details] = INPUTS[index];
  const typed: TypedContent = { type, content, ...(details && { details }) };
  const [name, fields] = [typeOf(type), fieldsIn(typed)];
  // What the page encodes and says.
  const { text, cautions } = encodeContent(typed);
  const said = cautions.flatMap((caution) => cautionsOf(type, caution));
  const refusing = said.filter(({ refuses }) => refuses);
  const plan = planOf(typed);
  const made = doorOf(name, fields);
  const options = Object.entries(fields).flatMap((field) => ['--field', field.join('=')]);
  const { status, stdout, stderr } = runCommand(folder, ['make', '--type', name, ...options]);
  const lines = stderr.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/^quietzone: /, '')]));
  const tool = await askTool(name, fields, `${index}.svg`);

  expect({ text: made.text, cautions: made.cautions }).toEqual({ text, cautions: said });
  if (refusing.length > 0) {
    const missing = refusing.filter(({ kind }) => kind === 'needed').map(({ field }) => field);
    // What is missing is said with the names that the fields have in the command.
    const names = fieldsOf(name).map((field) => field.name);
    const sentences =
      missing.length > 0
        ? [`${name} needs ${missing.join(' and ')}. Its fields are ${names.join(', ')}.`]
        : refusing.map(cautionSentence);
    expect(plan).toMatchObject({ is: 'left-out', problem: { kind: 'refused' } });
    expect(cautions).toContainEqual((plan as { problem: { caution?: unknown } }).problem.caution);
    expect({ status, lines, tool }).toEqual({ status: 65, lines: sentences, tool: sentences.join('\n') });
    return;
  }
  const sentences = said.map(cautionSentence);
  expect(plan).toMatchObject({ is: 'ready', text, cautions });
  expect({ status, lines }).toEqual({ status: 0, lines: sentences });
  expect(stdout.toString()).toBe(svg(text, made.code));
  expect(tool).toMatchObject({ text, cautions: sentences, content: contentVerdict(typed) });
});
