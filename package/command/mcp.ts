// `quietzone mcp`: lets assistants make, read, check and fix codes, by the Model Context Protocol.

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CallToolResult, JsonSchemaType, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { verdictOfText } from '#content';
import type { Demand } from '#doors/check';
import { CONTENT_TYPES } from '#doors/content-fields';
import { QuietzoneError } from '#doors/errors';
import { fix } from '#doors/fix';
import type { Command } from './arguments.ts';
import { checkFile } from './check.ts';
import { plainOf } from './check-report.ts';
import { CommandError, STATUS, usageError } from './errors.ts';
import { packageFile, packageVersion, placeBelow, writeFile } from './files.ts';
import { type DoorOption, FIXED_LOOK, INK, LEVEL, SIZE, WEAVE, WORDS } from './look-options.ts';
import { type FileLook, formatNamed, loadLogoFile, type MakeOptions, makeNew } from './new-code.ts';
import { plainOf as plainRead, readFile } from './read.ts';
import { installedReaders } from './readers.ts';
import { textOf } from './typed-text.ts';
import { zoneOf } from './zone.ts';

export const command: Command = {
  usage: `quietzone mcp
Serves assistants over standard input and output (Model Context Protocol), with
the tools make, read, check and fix. Writes files only below the folder it is
started in. Needs a package of its own: npm install @modelcontextprotocol/server
`,
  options: {},
  examples: `Examples
  { "mcpServers": { "quietzone": { "command": "npx",
    "args": ["-y", "-p", "quietzone", "-p", "@modelcontextprotocol/server@2",
             "quietzone", "mcp"] } } }
`,
  async run() {
    if (process.stdin.isTTY)
      throw usageError('quietzone mcp is started by an assistant, not in a terminal. See --help.');
    const [sdk, { serveStdio }] = await loadSdk();
    const [folder, version] = [process.cwd(), await packageVersion()];
    const checkSchema = await packageFile('check.schema.json');
    const handle = serveStdio(() => {
      const server = new sdk.McpServer({ name: 'quietzone', version });
      addTools(server, folder, { schema: sdk.fromJsonSchema, checkSchema });
      return server;
    });
    await once(process.stdin, 'close');
    await handle.close();
    return STATUS.done;
  },
};

async function loadSdk() {
  try {
    return await Promise.all([import('@modelcontextprotocol/server'), import('@modelcontextprotocol/server/stdio')]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw usageError('quietzone mcp needs a package of its own. Install it: npm install @modelcontextprotocol/server');
  }
}

type Properties = Readonly<Record<string, JsonSchemaType>>;

const TEXT = { type: 'string' } as const;

const SCHEMAS: Properties = {
  color: { ...TEXT, description: '3, 4, 6 or 8 hexadecimal digits, or transparent' },
  number: { type: 'number' },
  whole: { type: 'integer' },
  text: TEXT,
  file: TEXT,
  on: { type: 'boolean' },
};

/** What an object needs. */
const REQUIRED = ['logo.file', 'weave.file', 'gradient.type', 'gradient.from', 'gradient.to'];

/** Returns the properties of options, of which some are fields of an object. */
function propertiesOf(rows: readonly DoorOption[]): Properties {
  const properties: Record<string, JsonSchemaType> = {};
  for (const { name: path, is, orNumber, help } of rows) {
    const words = typeof is === 'string' ? SCHEMAS[is] : { enum: [...is] };
    const plain = orNumber ? { anyOf: [words, SCHEMAS.number] } : words;
    const property = help === '' ? plain : { ...plain, description: help };
    const [name, field] = path.split('.');
    if (field === undefined) properties[name] = property;
    else {
      const { properties: before } = (properties[name] ?? {}) as { readonly properties?: Properties };
      const fields = { ...before, [field]: property };
      properties[name] = objectOf(
        fields,
        Object.keys(fields).filter((each) => REQUIRED.includes(`${name}.${each}`)),
      );
    }
  }
  return properties;
}

function objectOf(properties: Properties, required = Object.keys(properties)) {
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

const LOOK = propertiesOf(FIXED_LOOK);

const VERDICT = { enum: ['everywhere', 'phones', 'good-conditions', 'unlikely', 'not'] };

/** Nothing but files of this machine is read or written. */
const READS = { readOnlyHint: true, openWorldHint: false };

interface MakeArguments extends MakeOptions {
  readonly text?: string;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file: string;
  readonly replace?: boolean;
}

interface FixArguments extends FileLook {
  readonly text: string;
}

interface CheckArguments extends Demand {
  readonly file: string;
  readonly mm?: number;
}

interface Schemas {
  /** Makes the library's schemas of JSON Schema. */
  readonly schema: <T>(json: JsonSchemaType) => StandardSchemaWithJSON<T, T>;
  readonly checkSchema: { readonly $defs: Properties };
}

function addTools(server: McpServer, folder: string, { schema, checkSchema }: Schemas): void {
  server.registerTool(
    'make',
    {
      description: 'Makes a QR code, reads it back, shows it, and writes it to a file below the current folder.',
      inputSchema: schema<MakeArguments>(
        objectOf(
          {
            text: { ...TEXT, description: 'What the code contains; not with type and fields' },
            type: { enum: [...CONTENT_TYPES] },
            fields: {
              type: 'object',
              additionalProperties: TEXT,
              description: 'Of the type. An error lists their names',
            },
            file: { ...TEXT, description: 'A path that ends in .svg, .png, .pdf or .txt' },
            replace: { type: 'boolean', description: 'Whether to replace a file that exists' },
            ...propertiesOf([...FIXED_LOOK, LEVEL, ...WEAVE, ...WORDS, ...SIZE, ...INK]),
          },
          ['file'],
        ),
      ),
      outputSchema: schema(
        objectOf({
          file: TEXT,
          text: TEXT,
          cautions: { type: 'array', items: TEXT, description: 'What may not work as intended' },
          content: checkSchema.$defs.content,
        }),
      ),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    },
    ({ text, type, fields = {}, file, replace = false, logo, weave, ...options }) =>
      answer(async () => {
        const content =
          type === undefined
            ? { text: text ?? '', cautions: [], code: {}, verdict: verdictOfText(text ?? '') }
            : await textOf(type, fields, { typed: text, zone: zoneOf({}) });
        const place = await placeBelow(folder, file);
        if (!replace && existsSync(place)) {
          throw new CommandError(STATUS.notWritten, `${place} exists already. Set replace to true to replace it.`);
        }
        const images = { logo: logo && pathsIn(folder, logo), weave: weave && pathsIn(folder, weave) };
        const look = { ...options, ...content.code, ...images };
        const { data, picture } = await makeNew(content.text, formatNamed(file), look, true);
        writeFile(place, data, replace);
        const { cautions, verdict } = content;
        return { result: { file: place, text: content.text, cautions, content: verdict }, picture };
      }),
  );

  server.registerTool(
    'read',
    {
      description: 'Reads all QR codes in a picture.',
      inputSchema: schema<{ file: string }>(objectOf({ file: TEXT })),
      outputSchema: schema(
        objectOf({
          file: TEXT,
          codes: {
            type: 'array',
            items: objectOf(
              {
                text: TEXT,
                version: { type: ['integer', 'null'] },
                level: { enum: ['L', 'M', 'Q', 'H', null] },
                mask: { type: ['integer', 'null'] },
                page: { type: 'integer' },
              },
              ['text', 'version', 'level', 'mask'],
            ),
          },
          more: { type: 'boolean', description: 'Whether there are more codes than these' },
        }),
      ),
      annotations: READS,
    },
    ({ file }) =>
      answer(async () => {
        const found = await readFile(resolve(folder, file));
        if ('error' in found) throw new CommandError(STATUS.noInput, found.error);
        return { result: { ...plainRead(found), more: found.more } };
      }),
  );

  server.registerTool(
    'check',
    {
      description: 'Says how well the QR codes in a picture scan, and why. Passwords are dots.',
      inputSchema: schema<CheckArguments>(
        objectOf(
          {
            file: TEXT,
            expect: { ...TEXT, description: 'The only text that is right' },
            min: { enum: ['everywhere', 'good'], description: 'The worst verdict that is good enough. Default: good' },
            mm: { type: 'number', description: 'Width of the code in print, without its margin' },
          },
          ['file'],
        ),
      ),
      outputSchema: schema({ ...checkSchema.$defs.file, $defs: checkSchema.$defs }),
      annotations: READS,
    },
    ({ file, expect, min, mm }) =>
      answer(async () => {
        const readers = await installedReaders();
        const result = await checkFile(resolve(folder, file), { expect, min }, { mm, readers });
        if (!result.check) throw new CommandError(STATUS.noInput, result.message ?? '');
        return { result: plainOf(result, false) };
      }),
  );

  server.registerTool(
    'fix',
    {
      description: 'Changes the look of a QR code until it scans everywhere, and returns the options for make.',
      inputSchema: schema<FixArguments>(objectOf({ text: TEXT, ...LOOK }, ['text'])),
      outputSchema: schema(
        objectOf({
          design: objectOf({ text: TEXT, ...LOOK, level: { enum: ['H'] } }, ['text', 'level']),
          changes: {
            type: 'array',
            items: { type: 'object', properties: { kind: TEXT }, required: ['kind'] },
          },
          verdict: VERDICT,
        }),
      ),
      annotations: READS,
    },
    ({ logo, ...look }) =>
      answer(async () => {
        const image = logo && { logo: await loadLogoFile(pathsIn(folder, logo)) };
        const { design, changes, verdict } = await fix({ ...look, ...image });
        const { logo: drawn, ...changed } = design;
        const again = logo && drawn && { logo: { file: logo.file, size: drawn.size, position: drawn.position } };
        return { result: { design: { ...changed, ...again }, changes, verdict } };
      }),
  );
}

/** `-` is a file here: standard input belongs to the protocol. */
function pathsIn<T extends { readonly file?: string }>(folder: string, image: T): T {
  return image.file === undefined ? image : { ...image, file: resolve(folder, image.file) };
}

interface Answer {
  readonly result: Readonly<Record<string, unknown>>;
  readonly picture?: Uint8Array | null;
}

/**
 * Returns the result of a tool, with a picture for those who look, or an error that the assistant can mend. An error has
 * no structured content, because clients may hold it against the schema (modelcontextprotocol/typescript-sdk#654).
 */
async function answer(work: () => Promise<Answer>): Promise<CallToolResult> {
  try {
    const { result, picture } = await work();
    const text = { type: 'text', text: JSON.stringify(result) } as const;
    const image =
      picture && ({ type: 'image', data: Buffer.from(picture).toString('base64'), mimeType: 'image/png' } as const);
    return { content: image ? [text, image] : [text], structuredContent: result };
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof QuietzoneError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}
