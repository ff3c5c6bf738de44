import type { Details } from './content-kinds.ts';
import type { Caution, DetailField, Sort } from './content-rule.ts';

/** Characters that programs add to copied text. Unlike joiners and tags, no word and no emoji needs them. */
const STRAY = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

const SIGN_STRAY = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Scripts without spaces between words, or written from right to left: such texts may need stray characters. */
const NEEDS_MARKS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

interface Cleaned {
  readonly text: string;
  readonly cautions: readonly Caution[];
}

/**
 * Returns typed, pasted or scanned text as the rules get it. Links and signs lose all format characters and the spaces
 * at their ends; words keep the joiners of emoji and scripts. A link also loses quotation marks around it, and a period
 * or an unpaired bracket after it. Texts and secrets stay as they are. A caution says what was left out of the middle
 * or after a link, and what cannot be seen in text that stays as it is.
 */
export function clean(field: string, sort: Sort, typed: string): Cleaned {
  if (sort === 'text' || sort === 'secret') return { text: typed, cautions: unseen(field, sort, typed) };
  const stray = sort === 'link' ? /\p{Cf}/gu : sort === 'sign' ? SIGN_STRAY : STRAY;
  const text = typed.replace(stray, '');
  const trimmed = text.trim();
  const isSaid = typed.split(/[\r\n]+/).some((line) => isInside(line, stray));
  const cautions: Caution[] = isSaid ? [{ field, kind: 'invisible-left-out' }] : [];
  if (sort === 'words') return { text, cautions };
  if (sort === 'sign') return { text: trimmed, cautions };
  const link = cleanLinkEnd(field, trimmed);
  return { text: link.text, cautions: [...cautions, ...link.cautions] };
}

/** Whether characters are lost between others. At the ends of a line, nobody misses them. */
function isInside(line: string, stray: RegExp): boolean {
  const trimmed = line.replace(stray, '').trim();
  const inside = line.slice(line.indexOf(trimmed.charAt(0)), line.lastIndexOf(trimmed.charAt(trimmed.length - 1)) + 1);
  return trimmed !== '' && inside.replace(stray, '') !== inside;
}

/** Returns the first of several values of a person, as Google's contacts export them: `a@x.example ::: b@x.example`. */
export function firstValue(field: string, typed: string): Cleaned {
  const [value, ...others] = typed.split(' ::: ');
  if (others.length === 0) return { text: typed, cautions: [] };
  return { text: value.trim(), cautions: [{ field, kind: 'several-values', value: value.trim() }] };
}

function sortOf(field: DetailField): Sort {
  if (field.control === 'password') return 'secret';
  if (field.control === 'lines') return 'text';
  if (field.control !== 'line') return 'words';
  if (field.inputMode === 'url') return 'link';
  return field.inputMode === 'tel' ? 'sign' : 'words';
}

export function cleanDetails(fields: Readonly<Record<string, DetailField>>, details: Details) {
  const cautions: Caution[] = [];
  const cleaned = Object.entries(details).map(([name, typed = '']) => {
    const result = clean(name, sortOf(fields[name]), typed);
    cautions.push(...result.cautions);
    return [name, result.text];
  });
  return { details: Object.fromEntries(cleaned) as Details, cautions };
}

/** A space after a text does no harm; after a password it does. */
function unseen(field: string, sort: Sort, typed: string): Caution[] {
  const plain = sort === 'text' && NEEDS_MARKS.test(typed) ? typed : typed.replace(STRAY, '');
  if (plain !== typed) return [{ field, kind: 'invisible', mended: plain }];
  return sort === 'text' || typed.trim() === typed ? [] : [{ field, kind: 'space-at-end', mended: typed.trim() }];
}

const QUOTED = /^(?:[“”„"«»‘’‚'‹›「](\S+)[“”"«»‘’'‹›」]|<(\S+)>|\((\S+)\))$/u;
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<', '）': '（', '】': '【' };
const AFTER_LINK = /[.,;。，、；”“’»›」]/u;

/** Brackets that are opened inside the link belong to it, as in many addresses of Wikipedia. */
function cleanLinkEnd(field: string, typed: string): Cleaned {
  const link =
    QUOTED.exec(typed)
      ?.slice(1)
      .find((part) => part !== undefined) ?? typed;
  if (/\s/.test(link) || !/^\S+[.:/]\S/.test(link)) return { text: typed, cautions: [] };
  const surplus: Record<string, number> = {};
  const isSurplus = (close: string): boolean => {
    surplus[close] ??= link.split(close).length - link.split(BRACKETS[close]).length;
    return surplus[close]-- > 0;
  };
  let end = link.length;
  for (; end > 0; end--) {
    const last = link[end - 1];
    if (!(last in BRACKETS ? isSurplus(last) : AFTER_LINK.test(last))) break;
  }
  const text = link.slice(0, end);
  if (end === link.length || !/[.:/]\S/.test(text))
    return link === typed ? { text: link, cautions: [] } : cleanLinkEnd(field, link);
  const after = link.slice(end);
  const mended = `${text}${after.replace(/./gu, percentEscape)}`;
  // Quotation marks around the link may have ended it.
  return { text: cleanLinkEnd(field, text).text, cautions: [{ field, kind: 'end-left-out', after, mended }] };
}

function percentEscape(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}
