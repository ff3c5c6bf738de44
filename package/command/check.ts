import { type Check, check, type Demand, outcome } from '#doors/check';
import { OptionError } from '#doors/errors';
import { type Command, choiceOf, numberOf, stringOf, type Values } from './arguments.ts';
import { type FileCode, type FileResult, jsonOf, linesOf, type Outcome, REPORTS } from './check-report.ts';
import { CommandError, STATUS, type Status, usageError } from './errors.ts';
import { withProgress, writeFile, writeOutput } from './files.ts';
import { READ_TYPES, readPages } from './images.ts';
import { installedReaders } from './readers.ts';

/** The worst first. */
const STATUS_OF: Readonly<Record<Outcome, Status>> = {
  fault: STATUS.fault,
  unreadable: STATUS.noInput,
  nothing: STATUS.nothingRead,
  other: STATUS.otherText,
  below: STATUS.belowAsked,
  fine: STATUS.done,
};

export const command: Command = {
  usage: `quietzone check FILE...
Reads the codes in ${READ_TYPES} files, and
says how well they scan. FILE may be - for standard input.
`,
  options: {
    '': [
      { name: 'expect', values: ['TEXT'], help: 'the only text that is right' },
      {
        name: 'min',
        values: ['VERDICT'],
        help: 'the worst verdict that is good enough: everywhere, or good (in good conditions); default: good',
      },
      { name: 'mm', values: ['WIDTH'], help: 'width of the code in print, without its margin' },
      { name: 'json', help: 'results as JSON (check.schema.json in the package)' },
      {
        name: 'report',
        values: ['FORMAT', 'FILE'],
        isRepeated: true,
        help: 'writes a report too: junit or sarif; can be given for each',
      },
      { name: 'show-secrets', help: 'shows passwords, which are dots otherwise' },
    ],
  },
  examples: `The packages @undecaf/zbar-wasm and @techstark/opencv-js take part if installed.

Examples
  quietzone check poster.png --expect https://example.com
  quietzone check codes/*.svg --min everywhere --report junit codes.xml

Exit status: 0 as asked, 1 read, but worse than --min, or more than 200 codes,
2 used wrongly, 3 read, but not what --expect says, 4 nothing read, 66 a file
cannot be read, 70 a fault of this program. Of several files the worst: 70, 66,
4, 3, 1, 0.
`,
  async run(values, files) {
    if (files.length === 0) throw usageError('Give a picture to check.');
    const demand: Demand = { expect: stringOf(values, 'expect'), min: choiceOf(values, 'min', ['everywhere', 'good']) };
    const mm = numberOf(values, 'mm');
    const reports = reportsOf(values);
    const showSecrets = values['show-secrets'] === true;
    const readers = await installedReaders();
    const results: FileResult[] = [];
    for (const file of files) {
      const result = await withProgress(`Checking ${results.length + 1} of ${files.length}`, () =>
        checkFile(file, demand, { mm, readers }),
      );
      results.push(result);
      if (!values.json) await writeOutput(linesOf(result, showSecrets));
    }
    const outcomes = Object.keys(STATUS_OF) as Outcome[];
    const worst = outcomes.find((each) => results.some((result) => result.outcome === each))!;
    const status = STATUS_OF[worst];
    if (values.json) await writeOutput(jsonOf(results, status, showSecrets));
    for (const { format, file } of reports) writeFile(file, REPORTS[format](results, showSecrets), true);
    return status;
  },
};

function reportsOf(values: Values): { readonly format: keyof typeof REPORTS; readonly file: string }[] {
  const given = (values.report ?? []) as readonly string[];
  return Array.from({ length: given.length / 2 }, (_, k) => {
    const format = choiceOf({ report: given[2 * k] }, 'report', ['junit', 'sarif'])!;
    return { format, file: given[2 * k + 1] };
  });
}

/** Checks a file. Whatever is wrong with the file is part of the result, so that others are checked too. */
export async function checkFile(
  file: string,
  demand: Demand,
  options: Parameters<typeof check>[1],
): Promise<FileResult> {
  try {
    const codes: FileCode[] = [];
    const joined: string[] = [];
    let more = false;
    let reason: Check['reason'] = null;
    for await (const { number, pixels } of readPages(file)) {
      const page = await check(pixels, options);
      codes.push(...page.codes.map((code) => (number === null ? code : { ...code, page: number })));
      joined.push(...page.joined);
      more ||= page.more;
      reason ??= page.reason;
    }
    const checked = { codes, more, joined, reason: codes.length > 0 ? null : reason };
    return { file, outcome: outcome(checked, demand), check: checked, message: null };
  } catch (error) {
    if (error instanceof OptionError) throw usageError(`--${error.message}`);
    const isExpected = error instanceof CommandError && error.status === STATUS.noInput;
    const message = error instanceof Error ? error.message : String(error);
    return { file, outcome: isExpected ? 'unreadable' : 'fault', check: null, message };
  }
}
