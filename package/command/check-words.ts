// The sentences of `quietzone check`. None is made of parts.

import type { NothingRead, ScanFinding } from '#doors/check';
import type { ScanVerdict } from '#doors/fix';

export const VERDICTS: Readonly<Record<ScanVerdict, string>> = {
  everywhere: 'Scans everywhere.',
  phones: 'Scans on phones.',
  'good-conditions': 'Scans in good conditions.',
  unlikely: 'Unlikely to scan.',
  not: 'Does not scan.',
};

export const UNIDENTIFIED = 'Read, but its modules cannot be identified, so there is no verdict.';

/** Returns the sentence for a finding, and what to do. */
export function findingWords(finding: ScanFinding): string {
  switch (finding.kind) {
    case 'inverted':
      return 'The code is light on dark, which many scanners miss. Swap the colors.';
    case 'paper':
      return `The background is too dark: its contrast with white is ${finding.contrast}:1. Use a lighter one.`;
    case 'ink':
      return `The code is too light: its contrast is ${finding.contrast}:1, phones need ${finding.needed}:1. Darken it.`;
    case 'clear':
      return 'Parts are transparent, so the code is hard to scan on a dark page. Give it a light background.';
    case 'modules':
      return `Scanners misread modules: ${finding.used} of ${finding.correctable} corrections are used. Remove what covers them.`;
    case 'corners':
      return 'The corner patterns are round, which some scanners miss. Make them square.';
    case 'density':
      return `Modules are small: ${finding.pixels} pixels each. Make the picture larger, or the text shorter.`;
    case 'readings':
      return `It fails ${Math.round(100 * Number(finding.share))}% of the tests that a plain black code passes.`;
    case 'red-light':
      return 'Scanners with red light, as at checkouts, may not see these colors. Use black or blue.';
  }
}

export function reasonWords(reason: NothingRead): string {
  switch (reason.kind) {
    case 'small':
      return `Nothing was read. The picture is too small: ${reason.pixels} pixels for each module, at least 3 are needed.`;
    case 'contrast':
      return `Nothing was read. There is too little contrast: ${reason.levels} of 255 levels.`;
    case 'glare':
      return `Nothing was read. ${Math.round(100 * reason.share)}% of the picture is burnt out by glare.`;
    case 'margin':
      return `Nothing was read. The code has no quiet zone on ${reason.sides} of its 4 sides.`;
    case 'blur':
      return `Nothing was read. The picture is blurred by about ${reason.pixels} pixels.`;
    case 'damage':
      return 'Nothing was read. There is a code, but more of it is damaged than can be corrected.';
    case 'none':
      return 'Nothing was read. Nothing in the picture looks like a QR code.';
  }
}
