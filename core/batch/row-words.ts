// Which words a row prints, wherever it is printed.

import { addressInWords } from '#content';
import { hasWords } from '#making';
import type { LabelText } from '#sheets';
import type { Mapping, PlannedRow } from '#tables/mapping';
import { type BatchRow, designOfRow, type PageOrder, type PageRow, type RunOrder } from './order.ts';

/**
 * Returns a mapping without the templates whose words are not printed: the lines on labels and cards, and the number on a
 * card (`hasFigure`: whether the card has one). `pages` is null if each code has a file of its own. A fault in a template
 * that is not printed must not leave rows out.
 */
export function printedMapping(mapping: Mapping, pages: PageOrder['is'] | null, hasFigure: boolean): Mapping {
  const labelLines = pages === 'labels' || pages === 'cards' ? mapping.labelLines : [];
  const figure = pages === 'cards' && hasFigure ? mapping.figure : '';
  const isWhole = labelLines.length === mapping.labelLines.length && figure === mapping.figure;
  return isWhole ? mapping : { ...mapping, labelLines, figure };
}

/** Returns the row of a plan. `name` is that of its file; `headline` is printed if the plan has no caption. */
export function rowOf(plan: PlannedRow, name: string, headline = ''): PageRow {
  const { number, typed, copies, labelLines, figure } = plan;
  const details = typed.details as Readonly<Record<string, string>> | undefined;
  const caption = plan.caption || headline;
  return {
    ...{ number, name, content: typed.content, copies, lines: labelLines, figure },
    ...(details && { details }),
    ...(caption !== '' && { caption }),
  };
}

/** Whether any of these rows prints words, so that lettering is needed. Every card counts as printing words. */
export function printsWords(rows: readonly (BatchRow | PageRow)[], { design, pages }: RunOrder): boolean {
  if (pages?.is === 'cards') return true;
  if (pages?.is !== 'labels') return rows.some((row) => hasWords(designOfRow(row, design)));
  return [...rows, ...(pages.sizedBy ?? [])].some(
    (row: Partial<PageRow>) => Boolean(row.caption) || row.lines?.some((line) => line !== ''),
  );
}

/** Returns the words of a label. `text` is that of its code. */
export function wordsOfLabel({ caption = '', lines }: PageRow, text: string, hasAddress = false): LabelText {
  const address = hasAddress ? addressInWords(text) : null;
  return {
    title: caption,
    lines: [
      ...lines.filter((line) => line !== '').map((line) => ({ text: line, isAddress: false })),
      ...(address === null || caption.includes(address) ? [] : [{ text: address, isAddress: true }]),
    ],
  };
}
