import type { ErrorCorrectionLevel } from '#engine';
import { grammar } from './grammar.ts';

const { number, percent } = grammar;

/** How many scan tests there were, and how many succeeded. */
interface TestCounts {
  readonly right: number;
  readonly tests: number;
  readonly scanners: number;
  readonly conditions: number;
}

/** The proof sheet: its printed texts, and the button that makes it. */
export const proofWords = {
  button: 'Proof sheet',
  hint: 'A page for the person who approves the print: the file from “More formats” at true size, its test results, and its SHA-256. The file is attached.',
  saved: 'Proof sheet downloaded.',
  failed: "Couldn't make the proof sheet. Try again.",

  title: 'Proof sheet',
  /** Shown beside the title. */
  made: (moment: string) => `Made ${moment}`,
  /** The title and the description inside the PDF. */
  pdfTitle: (name: string) => `Proof sheet: QR code for ${name}`,
  pdfDescription: (file: string, hash: string) => `SHA-256 of ${file}: ${hash}`,
  trueSize: (mm: number) => `True size: the code is ${number(mm, 1)} mm wide with its margin.`,
  reduced: (mm: number, share: number) =>
    `Shown at ${percent(share)} of its true size. The code is ${number(mm, 1)} mm wide with its margin.`,
  inPixels: (px: number) => `The file is ${number(px)} pixels wide and has no size in print.`,

  labels: {
    text: 'The code contains',
    link: 'The link',
    file: 'File',
    size: 'Size',
    code: 'Code',
    verdict: 'Verdict',
    atSize: 'At this size',
    fileHash: 'SHA-256 of the file',
    textHash: 'SHA-256 of the text',
  },
  direct: 'No redirect, does not expire. The code contains this link itself.',
  size: (mm: number, module: string) => `${number(mm, 1)} mm wide with its margin, ${module} mm per module`,
  code: (version: number, level: ErrorCorrectionLevel, modules: number) =>
    `Version ${number(version)}, error correction level ${level}, ${number(modules)} × ${number(modules)} modules`,
  /** A verdict, with the tests on which it is based: each scanner reads the code once under each condition. */
  verdict: (verdict: string, { right, tests, scanners, conditions }: TestCounts) =>
    `${verdict}. Scan tests passed: ${number(right)} of ${number(tests)} (scanners: ${number(scanners)}, conditions: ${number(conditions)}).`,
  /** A verdict that was found without scanners, because none could run. */
  byLimits: (verdict: string) => `${verdict}, judged by its colors and sizes alone.`,
  untested: 'Not tested.',
  atSize: (verdict: string, sentence: string) => `${verdict}. ${sentence}`,
  attached: (name: string) => `${name}, attached to this PDF`,
  signatures: ['Approved by', 'Signature', 'Date'],
};
