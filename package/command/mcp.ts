// `quietzone mcp`: lets assistants make, read and fix codes, by the Model Context Protocol.

import { once } from 'node:events';
import type { JsonSchemaType, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { verdictOfText } from '#content';
import { CORNER_DOT_SHAPES, CORNER_SQUARE_SHAPES, FRAMES, GRADIENT_DIRECTIONS, MODULE_SHAPES } from '#design';
import type { Demand } from '#doors/check';
import { CONTENT_TYPES } from '#doors/content-fields';
import { QuietzoneError } from '#doors/errors';
import { fix } from '#doors/fix';
import { LEVELS } from '#engine';
import type { Command } from './arguments.ts';
import { checkFile } from './check.ts';
import { plainOf } from './check-report.ts';
import { CommandError, STATUS, usageError } from './errors.ts';
import { packageVersion, placeBelow, writeFile } from './files.ts';
import { formatNamed, logoOf, type MakeOptions, makeNew } from './new-code.ts';
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
    "args": ["-y", "-p", "quietzone", "-p", "@modelcontextprotocol/server",
             "quietzone", "mcp"] } } }
`,
  async run() {
    if (process.stdin.isTTY)
      throw usageError('quietzone mcp is started by an assistant, not in a terminal. See --help.');
    const [sdk, { serveStdio }] = await loadSdk();
    const [folder, version] = [process.cwd(), await packageVersion()];
    const handle = serveStdio(() => {
      const server = new sdk.McpServer({ name: 'quietzone', version });
      addTools(server, folder, sdk.fromJsonSchema);
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

const COLOR = { type: 'string', description: '3, 4, 6 or 8 hexadecimal digits, or transparent' };

/** The options of a look, by the names of the doors. */
const LOOK: Readonly<Record<string, JsonSchemaType>> = {
  shape: { enum: [...MODULE_SHAPES] },
  cornerShape: { enum: [...CORNER_SQUARE_SHAPES] },
  dotShape: { enum: [...CORNER_DOT_SHAPES] },
  color: COLOR,
  background: COLOR,
  cornerColor: COLOR,
  dotColor: COLOR,
  gradient: {
    type: 'object',
    properties: {
      type: { enum: ['linear', 'radial'] },
      from: COLOR,
      to: COLOR,
      direction: { enum: [...GRADIENT_DIRECTIONS] },
    },
    required: ['type', 'from', 'to'],
    additionalProperties: false,
  },
  margin: { type: 'integer', description: 'Modules on each side; scanners need 4' },
  level: { enum: [...LEVELS], description: 'Error correction. Default: the highest that needs no larger code' },
  logo: { type: 'string', description: 'An image file for the middle of the code' },
  logoSize: { type: 'number', description: 'Percent of the width of the code, 10 to 50' },
};

interface FixArguments extends Omit<MakeOptions, 'logo' | 'font'> {
  readonly text: string;
  readonly logo?: string;
  readonly logoSize?: number;
}

interface MakeArguments extends Omit<FixArguments, 'text'> {
  readonly text?: string;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file: string;
  readonly weave?: string;
  readonly replace?: boolean;
}

interface CheckArguments extends Demand {
  readonly file: string;
  readonly mm?: number;
}

/** `schema` makes the library's schemas of JSON Schema. */
function addTools(
  server: McpServer,
  folder: string,
  schema: <T>(json: JsonSchemaType) => StandardSchemaWithJSON<T, T>,
): void {
  const object = <T>(properties: Readonly<Record<string, JsonSchemaType>>, required: string[]) =>
    schema<T>({ type: 'object', properties, required, additionalProperties: false });

  server.registerTool(
    'make',
    {
      description: 'Makes a QR code, reads it back, and writes it to a file below the current folder.',
      inputSchema: object<MakeArguments>(
        {
          text: { type: 'string', description: 'What the code contains; not with type and fields' },
          type: { enum: [...CONTENT_TYPES] },
          fields: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'Of the type. An error lists their names',
          },
          file: { type: 'string', description: 'A relative path that ends in .svg, .png, .pdf or .txt' },
          replace: { type: 'boolean', description: 'Whether to replace a file that exists' },
          ...LOOK,
          weave: { type: 'string', description: 'A photo file that becomes the code' },
          caption: { type: 'string', description: 'Printed below the code' },
          frame: { enum: [...FRAMES] },
          mm: { type: 'number', description: 'Width in print' },
          px: { type: 'number', description: 'Width of a picture in pixels' },
          black: { type: 'boolean', description: 'Only black ink, in a PDF' },
        },
        ['file'],
      ),
    },
    ({ text, type, fields = {}, file, replace = false, logo, logoSize, weave, ...options }) =>
      answer(async () => {
        const content =
          type === undefined
            ? { text: text ?? '', cautions: [], code: {}, verdict: verdictOfText(text ?? '') }
            : await textOf(type, fields, { typed: text, zone: zoneOf({}) });
        const place = await placeBelow(folder, file);
        const additions = { logo, logoSize, photo: weave, isVerified: true };
        writeFile(
          place,
          await makeNew(content.text, formatNamed(file), { ...options, ...content.code }, additions),
          replace,
        );
        return { file: place, text: content.text, cautions: content.cautions, content: content.verdict };
      }),
  );

  server.registerTool(
    'read',
    {
      description: 'Reads all QR codes in a picture.',
      inputSchema: object<{ file: string }>({ file: { type: 'string' } }, ['file']),
      annotations: { readOnlyHint: true },
    },
    ({ file }) => answer(async () => plainRead(await readFile(file))),
  );

  server.registerTool(
    'check',
    {
      description: 'Says how well the QR codes in a picture scan, and why. Passwords are dots.',
      inputSchema: object<CheckArguments>(
        {
          file: { type: 'string' },
          expect: { type: 'string', description: 'The only text that is right' },
          min: { enum: ['everywhere', 'good'], description: 'The worst verdict that is good enough. Default: good' },
          mm: { type: 'number', description: 'Width of the code in print, without its margin' },
        },
        ['file'],
      ),
      annotations: { readOnlyHint: true },
    },
    ({ file, expect, min, mm }) =>
      answer(async () => {
        const result = await checkFile(file, { expect, min }, { mm, readers: await installedReaders() });
        return plainOf(result, false);
      }),
  );

  server.registerTool(
    'fix',
    {
      description: 'Changes the look of a QR code until it scans everywhere, and returns the options for make.',
      inputSchema: object<FixArguments>({ text: { type: 'string' }, ...LOOK }, ['text']),
      annotations: { readOnlyHint: true },
    },
    ({ logo, logoSize, ...look }) =>
      answer(async () => {
        const image = logo === undefined ? {} : { logo: await logoOf(logo, logoSize) };
        const { design, changes, verdict } = await fix({ ...look, ...image });
        const again = logo === undefined ? {} : { logo, logoSize: design.logo?.size };
        return { design: { ...design, ...again }, changes, verdict };
      }),
  );
}

/** Returns the result of a tool as JSON. What users can mend is an answer too. */
async function answer(work: () => Promise<unknown>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await work()) }] };
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof QuietzoneError)) throw error;
    return { content: [{ type: 'text' as const, text: error.message }], isError: true };
  }
}
