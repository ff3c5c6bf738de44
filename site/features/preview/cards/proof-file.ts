import { hideSecrets, messengerService, redirectService, secretsIn } from '#content';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { writePdf } from '#drawing/files';
import type { Lettering } from '#lettering';
import { deflate } from '#raster';
import type { PrintReport, ScanReport } from '#scanning';
import { PAPERS, type PaperName } from '#sheets';
import { drawProof, type ProofFact, prepareProof } from '#sheets/proofs';
import { codeName, printSentence } from '#ui';
import { grammar } from '#words/grammar';
import { proofWords } from '#words/proof';
import { scanWords } from '#words/scan';
import type { Remade } from '#workbench';

/** The file that a proof sheet is about. */
export interface ProvedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The file's page as a drawing. */
  readonly page: Drawing;
  /** Width of the page in millimeters. */
  readonly width: number;
  /** Modules of margin around the code. */
  readonly margin: number;
  /** Width of the code with its margin, in millimeters; null if the file's size is set in pixels only. */
  readonly mm: number | null;
  readonly pixels: number | null;
}

/** The content of a proof sheet. */
export interface ProofOrder {
  readonly code: Remade;
  readonly file: ProvedFile;
  /** The verdict on the finished picture; null if it was not tested. */
  readonly report: Pick<ScanReport, 'verdict' | 'readings'> | null;
  /** The verdict at the print size; null if the file has no print size, or was not tested. */
  readonly print: PrintReport | null;
  readonly paper: PaperName;
  readonly date: Date;
}

const { labels } = proofWords;

/**
 * Makes the PDF of a proof sheet, with the file attached. The same order gives the same bytes. The PDF's description
 * contains the file's hash, so that people can copy it: the words on the page are outlines.
 */
export async function makeProofFile(order: ProofOrder, lettering: Lettering): Promise<Uint8Array<ArrayBuffer>> {
  const { code, file, paper, date } = order;
  const { mm, pixels, page, width } = file;
  const sheet = {
    ...{
      paper: PAPERS[paper],
      title: proofWords.title,
      date: proofWords.made(grammar.moment(date)),
      print: page,
      mm: width,
    },
    sizeWords: mm === null ? proofWords.inPixels(pixels ?? 0) : proofWords.trueSize(mm),
    reducedWords: (share: number) => (mm === null ? proofWords.inPixels(pixels ?? 0) : proofWords.reduced(mm, share)),
    facts: await proofFacts(order),
    signatures: proofWords.signatures,
  };
  await prepareProof(sheet, lettering);
  return writePdf([{ drawing: drawProof(sheet, lettering), mm: sheet.paper.width }], {
    title: proofWords.pdfTitle(codeName(code.made.text)),
    description: proofWords.pdfDescription(file.name, (await sha256(file.bytes)) ?? ''),
    ...{ ink: 'rgb', date },
    attachment: { name: attachedName(file.name), type: file.type, deflated: await deflate([file.bytes]) },
  });
}

/**
 * Returns the design that the file of a proof sheet may carry: null if the text has secrets, which the design contains
 * unmasked.
 */
export function openDesign({ made, design }: Remade): QrDesign | null {
  return secretsIn(made.text).length === 0 ? design : null;
}

/** Returns the facts of a proof sheet, in order. Secrets are masked, and a text with secrets gets no hash. */
export async function proofFacts({ code, file, report, print }: ProofOrder): Promise<ProofFact[]> {
  const { text, code: qrCode } = code.made;
  const { size, version, level } = qrCode;
  const isOpen = secretsIn(text).length === 0;
  const fact = (label: string, value: string | null, isExact = false): ProofFact[] =>
    value === null ? [] : [{ label, value, isExact }];
  const module = (mm: number): string => grammar.number(mm / (size + 2 * file.margin), 2);
  return [
    ...fact(labels.text, hideSecrets(text)),
    ...fact(labels.link, isLasting(text) ? proofWords.direct : null),
    ...fact(labels.code, proofWords.code(version, level, size)),
    ...fact(labels.size, file.mm === null ? null : proofWords.size(file.mm, module(file.mm))),
    ...fact(labels.verdict, verdictWords(report)),
    ...fact(labels.atSize, file.mm === null ? null : printWords(print)),
    ...fact(labels.file, proofWords.attached(file.name)),
    ...fact(labels.fileHash, await sha256(file.bytes), true),
    ...fact(labels.textHash, isOpen ? await sha256(new TextEncoder().encode(text)) : null, true),
  ];
}

function verdictWords(report: ProofOrder['report']): string {
  if (!report?.verdict) return proofWords.untested;
  const verdict = scanWords.verdicts[report.verdict];
  const { readings } = report;
  if (readings.length === 0) return proofWords.byLimits(verdict);
  return proofWords.verdict(verdict, {
    ...{ right: readings.filter(({ isRight }) => isRight).length, tests: readings.length },
    scanners: new Set(readings.map(({ decoder }) => decoder)).size,
    conditions: new Set(readings.map(({ condition }) => condition)).size,
  });
}

function printWords(print: PrintReport | null): string {
  if (!print) return proofWords.untested;
  return proofWords.atSize(scanWords.atSize.verdicts[print.verdict], printSentence(print));
}

/**
 * Whether a text is a link that leads directly to its target, so that no service can end it: decisions 0086 and 0122.
 */
function isLasting(text: string): boolean {
  const link = text.trim();
  return /^https?:\/\//i.test(link) && redirectService(link) === null && messengerService(link) === null;
}

/** Returns a SHA-256 in hexadecimal; null without Web Crypto, as on pages served without HTTPS. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the name of an attachment. Each run of characters other than ASCII letters, digits, dots and hyphens becomes
 * one hyphen.
 */
function attachedName(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]+/g, '-');
}
