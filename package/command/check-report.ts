// The results of `quietzone check` for people and for programs: lines, JSON, JUnit and SARIF.

import { showSeparators } from '#content';
import type { Check, PictureCode, ScanFinding } from '#doors/check';
import type { Finding } from '#scanning';
import { MOST_FOUND } from '#scanning/tunnel';
import { contentReason, findingWords, pictureText, rareText, reasonText, symbolSentences, verdictText } from '#words';
import { unidentified } from '#words/scanning';
import { symbolWords } from '#words/symbols';
import { masked, safeJson, safeText, safeXml } from './safe-text.ts';

/** What came of a file. `unreadable` and `fault` have a `message` in place of a check. */
export type Outcome = 'fine' | 'below' | 'other' | 'nothing' | 'unreadable' | 'fault';

/** A code in a file; with its page, from 1, if the file has several. */
export type FileCode = PictureCode & { readonly page?: number };

export interface FileResult {
  readonly file: string;
  readonly outcome: Outcome;
  readonly check: (Omit<Check, 'codes'> & { readonly codes: readonly FileCode[] }) | null;
  readonly message: string | null;
}

/** The version of the JSON. A change that could break a program that reads it gets a new one. */
const JSON_VERSION = 1;

/** Returns lines, none of which begins with anything from outside. */
export function linesOf({ file, outcome, check, message }: FileResult, showSecrets: boolean): string {
  const word = WORDS[outcome].padEnd(7);
  // This message names the file.
  if (outcome === 'unreadable') return `${word} ${safeText(message ?? '')}\n`;
  const head = `${word} ${safeText(file)}`;
  if (!check) return `${head}: ${safeText(message ?? '')}\n`;
  if (check.reason) return `${head}: ${reasonText(check.reason)}\n`;
  const codes = check.codes.map((code) => {
    const page = code.page === undefined ? [] : [`Page ${code.page}:`];
    const facts = [...page, `"${textOf(code, showSecrets)}"`, verdictSentence(code)];
    return [facts.join(' '), ...detailsOf(code)].map((line) => `        ${line}\n`).join('');
  });
  const whole = wholeSentences(check, showSecrets).map((line) => `        ${line}\n`);
  return `${head}\n${codes.join('')}${whole.join('')}`;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  fine: 'ok',
  below: 'below',
  other: 'other',
  nothing: 'nothing',
  unreadable: 'unread',
  fault: 'fault',
};

/** What is said of all codes together. */
function wholeSentences({ more, joined }: Pick<Check, 'more' | 'joined'>, showSecrets: boolean): string[] {
  return [
    ...joined.map((text) => `${symbolWords.joined} "${shown(text, showSecrets)}"`),
    ...(more ? [symbolWords.more({ count: MOST_FOUND })] : []),
  ];
}

function textOf({ text }: PictureCode, showSecrets: boolean): string {
  return shown(text, showSecrets);
}

function shown(text: string, showSecrets: boolean): string {
  return safeText(showSeparators(masked(text, showSecrets)));
}

function verdictSentence(code: PictureCode): string {
  const { verdict: picture, content } = code;
  if (!picture) return rareText(code) ?? unidentified;
  const verdict = { picture, content };
  return [`${verdictText(verdict)}.`, contentReason(verdict) ?? ''].join(' ').trim();
}

function findingSentences(finding: ScanFinding): string {
  const { sentence, details, advice } = findingWords(finding as Finding);
  return [sentence, ...details, advice].join(' ');
}

function detailsOf(code: PictureCode): string[] {
  const { version, level, mask, margin, budget, print, findings } = code;
  const details: string[] = [];
  if (version !== null) {
    const used = budget.map(({ wrong, correctable }) => `${wrong}/${correctable}`).join(' ');
    details.push(`Version ${version}, level ${level}, mask ${mask}, margin ${margin}. Corrections used: ${used}.`);
  }
  if (print) details.push(`In print: ${print.moduleMm} mm per module. ${pictureText(print.verdict)}.`);
  return [...details, ...findings.map(findingSentences), ...symbolLines(code)];
}

/** Without what `verdictSentence` says. */
function symbolLines(code: PictureCode): string[] {
  const { cautions, notes } = symbolSentences(code);
  return [...cautions, ...notes].filter((line) => line !== rareText(code)).map(safeText);
}

/** Returns the JSON that `check.schema.json` describes. */
export function jsonOf(results: readonly FileResult[], status: number, showSecrets: boolean): string {
  const files = results.map((result) => plainOf(result, showSecrets));
  return `${safeJson({ version: JSON_VERSION, status, files })}\n`;
}

export function plainOf({ file, outcome, check, message }: FileResult, showSecrets: boolean) {
  const codes = (check?.codes ?? []).map((code) => ({ ...code, text: masked(code.text, showSecrets) }));
  const joined = (check?.joined ?? []).map((text) => masked(text, showSecrets));
  return { file, outcome, message, reason: check?.reason ?? null, more: check?.more ?? false, joined, codes };
}

export const REPORTS = { junit, sarif } as const;

function junit(results: readonly FileResult[], showSecrets: boolean): string {
  const cases = results.map((result) => {
    const open = `<testcase classname="quietzone" name="${safeXml(result.file)}"`;
    if (result.outcome === 'fine') return `    ${open}/>\n`;
    const kind = result.check ? 'failure' : 'error';
    const words = safeXml(sentenceOf(result, showSecrets));
    return `    ${open}><${kind} type="${result.outcome}" message="${words}"/></testcase>\n`;
  });
  const count = (isCounted: (result: FileResult) => boolean): number => results.filter(isCounted).length;
  const failures = count(({ outcome, check }) => outcome !== 'fine' && check !== null);
  const counts = `tests="${results.length}" failures="${failures}" errors="${count(({ check }) => !check)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="quietzone" ${counts}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
}

const RULES: Readonly<Record<Exclude<Outcome, 'fine'>, string>> = {
  below: 'A code scans less well than was asked.',
  other: 'A code has another text than was expected.',
  nothing: 'No code can be read in a picture.',
  unreadable: 'A picture cannot be read.',
  fault: 'A picture could not be checked.',
};

/** SARIF 2.1.0, which code hosts show beside files. */
function sarif(results: readonly FileResult[], showSecrets: boolean): string {
  const rules = Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text } }));
  const found = results.flatMap((result) =>
    result.outcome === 'fine'
      ? []
      : {
          ruleId: result.outcome,
          level: 'error',
          message: { text: safeText(sentenceOf(result, showSecrets)) },
          locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(result.file) } } }],
        },
  );
  const driver = { name: 'quietzone', informationUri: 'https://www.npmjs.com/package/quietzone', rules };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${safeJson({ $schema, version: '2.1.0', runs: [{ tool: { driver }, results: found }] })}\n`;
}

/** Returns a file's path as a URI, in which a backslash separates folders as it does in Windows. */
function uriOf(file: string): string {
  return file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}

function sentenceOf({ outcome, check, message }: FileResult, showSecrets: boolean): string {
  if (!check) return message ?? '';
  if (check.reason) return reasonText(check.reason);
  const texts = check.codes.map((code) => `“${textOf(code, showSecrets)}”`).join(', ');
  if (outcome === 'other') return `Another text is read: ${texts}`;
  const words = check.codes.flatMap((code) => [verdictSentence(code), ...code.findings.map(findingSentences)]);
  return [...new Set(words), ...wholeSentences(check, showSecrets)].join(' ');
}
