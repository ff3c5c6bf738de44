#!/usr/bin/env node
// The command `quietzone`: chooses the subcommand, and turns errors into exit statuses.

import { type Command, HELP as HELP_OPTION, helpOf, nearest, parseArguments } from './arguments.ts';
import { CommandError, STATUS, type Status, usageError } from './errors.ts';
import { packageVersion, writeOutput } from './files.ts';
import { command as make } from './make.ts';

const HELP = `quietzone TEXT          Shows a code in the terminal. On a pipe: writes an SVG.
quietzone make          Makes a code as SVG, PNG, PDF or text.
quietzone batch TABLE   Makes a code of each row of a table.
quietzone read          Prints the texts of the codes in pictures.
quietzone check         Says how well the codes in pictures scan.
quietzone fix           Makes a code anew that scans everywhere.
quietzone mcp           Serves assistants.

Add --help to a command for its options.

Examples
  quietzone https://example.com
  quietzone https://example.com > code.svg
  quietzone make https://example.com -o code.png --px 800 --shape dots

Exit status: 0 done, 1 rows were left out or cannot work, 2 used wrongly,
4 nothing read, 65 cannot be encoded, 66 no such file, 70 a fault of this
program, 73 cannot be written.
`;

const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  check: () => import('./check.ts'),
  make: async () => ({ command: make }),
  batch: () => import('./batch.ts'),
  fix: () => import('./fix.ts'),
  read: () => import('./read.ts'),
  mcp: () => import('./mcp.ts'),
};

async function run(args: readonly string[]): Promise<Status> {
  const [first, ...others] = args;
  if (first === undefined) throw usageError('Give a text, or see quietzone --help.');
  if (first === '--help' || first === '-h') return print(HELP);
  if (first === '--version') return print(`${await packageVersion()}\n`);
  const isCommand = Object.hasOwn(COMMANDS, first);
  // Two words are no text, but perhaps a command with a slip.
  const near = others[0]?.startsWith('-') === false ? nearest(first, Object.keys(COMMANDS)) : undefined;
  if (!isCommand && near) throw usageError(`There is no command ${first}. Did you mean quietzone ${near}?`);
  const { command } = await COMMANDS[isCommand ? first : 'make']();
  const options = Object.values(command.options).flat();
  const { values, parameters } = parseArguments(isCommand ? others : args, [...options, HELP_OPTION]);
  return values.help ? print(await helpOf(command, values)) : command.run(values, parameters);
}

async function print(text: string): Promise<Status> {
  await writeOutput(text);
  return STATUS.done;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof CommandError;
  process.exitCode = isExpected ? error.status : STATUS.fault;
  console.error(
    isExpected
      ? `quietzone: ${error.message}`
      : `quietzone: This is a fault of quietzone, not yours. Please report the command that you ran and this:\n` +
          `Node ${process.version}, ${process.platform}: ${error instanceof Error ? error.stack : error}`,
  );
}
