import { TableError } from '#tables/cells';
import { type Archive, readEntry } from './archive.ts';
import { builtInFormat, customFormat, type NumberFormat } from './number-format.ts';
import { walkXml, type XmlVisitor } from './walk-xml.ts';

/** A sheet, and its path in the archive. */
export interface SheetPart {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

/** The properties of a workbook. */
export interface WorkbookPart {
  readonly sheets: readonly SheetPart[];
  /** Whether dates count from 1904, as on early Macs. */
  readonly is1904: boolean;
}

/** Maximum number of shared strings of a workbook. */
const STRINGS_MAX = 5_000_000;

/** Maximum number of characters of all shared strings together. */
const CHARACTERS_MAX = 200_000_000;

/** Maximum number of sheets. Further ones are ignored. */
const SHEETS_MAX = 1000;

const WORKBOOK = 'xl/workbook.xml';

/**
 * Reads the properties of a workbook. Rejects with a `TableError` if that fails. The code of the error is `no-workbook`
 * if the archive is not a workbook or has no sheets, and another code if a file in the archive cannot be read.
 */
export async function readWorkbookPart(archive: Archive): Promise<WorkbookPart> {
  const targets = new Map<string, string>();
  const found: { name: string; id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  if (!archive.entries.has(WORKBOOK)) throw new TableError('no-workbook');
  await readPart(archive, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target = '', Type = '' }) {
      if (name === 'Relationship' && Type.endsWith('/worksheet')) targets.set(Id, fullPath(Target));
    },
  });
  await readPart(archive, WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || found.length >= SHEETS_MAX) return;
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1] ?? '';
      found.push({ name: attributes.name ?? '', id, isHidden: (attributes.state ?? 'visible') !== 'visible' });
    },
  });
  const sheets = found.flatMap(({ name, id, isHidden }) => {
    const path = targets.get(id);
    return path === undefined ? [] : { name, path, isHidden };
  });
  if (sheets.length === 0) throw new TableError('no-workbook');
  return { sheets, is1904 };
}

/** Reads the strings to which cells refer by index. Phonetic readings are left out. */
export async function readSharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let [text, characters, isText, isReading] = ['', 0, false, false];
  await readPart(archive, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      characters += text.length;
      if (strings.length >= STRINGS_MAX || characters > CHARACTERS_MAX) throw new TableError('too-large');
      strings.push(unescapeText(text));
    },
    text(more) {
      if (isText) text += more;
    },
  });
  return strings;
}

/** Reads the number formats to which cells refer by the index of their style. */
export async function readStyles(archive: Archive): Promise<NumberFormat[]> {
  const own = new Map<string, NumberFormat>();
  const styles: NumberFormat[] = [];
  let isCellStyle = false;
  await readPart(archive, 'xl/styles.xml', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(numFmtId, customFormat(formatCode));
      else if (name === 'cellXfs') isCellStyle = true;
      else if (name === 'xf' && isCellStyle) styles.push(own.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

/** Reads one XML file of the archive. If there is no such file, does nothing. */
export async function readPart(archive: Archive, path: string, visitor: XmlVisitor): Promise<void> {
  const entry = archive.entries.get(path);
  if (entry) await walkXml(readEntry(archive, entry), visitor);
}

/** Decodes the escapes for characters that XML does not allow, such as `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Returns the path of a sheet in the archive. The target of a relationship is relative to `xl/`, or begins with a
 * slash.
 */
function fullPath(target: string): string {
  const parts: string[] = [];
  for (const part of (target.startsWith('/') ? target : `xl/${target}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
