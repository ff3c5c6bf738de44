/** The parts of a name in the order of the property N: family, given, additional, prefix, suffix. */
export type NameParts = readonly [family: string, given: string, additional: string, prefix: string, suffix: string];

/** Matches titles before a name, with abbreviations that belong to them, such as `med.` in `Prof. Dr. med.` */
const NAME_PREFIX = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mx|Rev|Mag|Ing|Dipl\.-Ing)\.\s+(?:(?:\p{Ll}+\.)+\s+)*)+(?=\S)/u;

/** Accepts `Doe, Jane`, `Dr. Jane Doe`, `Jane Doe, PhD`, `山田 太郎`. A single word is the family name after a title only. */
export function splitName(name: string): NameParts {
  const [familyFirst, givenBehind] = splitEastAsianName(name) ?? [];
  if (familyFirst !== undefined && givenBehind !== undefined) return [familyFirst, givenBehind, '', '', ''];
  const [prefix = ''] = NAME_PREFIX.exec(name) ?? [];
  const [before = '', ...behind] = name.slice(prefix.length).split(',');
  const words = before.trim().split(/\s+/);
  const afterComma = behind.join(',').trim();
  const isFamilyFirst = words.length === 1 && afterComma !== '';
  const family = isFamilyFirst || prefix !== '' || words.length > 1 ? (words.pop() ?? '') : '';
  const given = isFamilyFirst ? afterComma : words.join(' ');
  const suffix = isFamilyFirst ? '' : afterComma;
  return [family, given, '', prefix.trim(), suffix];
}

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\s]+$/u;

/** Korean family names of two syllables. */
const TWO_SYLLABLES = /^(남궁|황보|제갈|선우|독고|사공|서문|동방)(\p{Script=Hangul}{1,2})$/u;

/**
 * The family name comes first in Chinese, Japanese and Korean. Without a space it ends where kana begin, after one
 * Korean syllable, or in the middle of four Chinese characters; shorter names without a space cannot be split safely.
 */
function splitEastAsianName(name: string): [family: string, given: string] | null {
  if (!EAST_ASIAN.test(name.trim())) return null;
  const [first = '', ...others] = name.trim().split(/\s+/);
  if (others.length > 0) return [first, others.join(' ')];
  const [, family, given] =
    TWO_SYLLABLES.exec(first) ??
    /^(\p{Script=Hangul})(\p{Script=Hangul}{1,2})$/u.exec(first) ??
    /^(\p{Script=Han}{1,4})([\p{Script=Hiragana}\p{Script=Katakana}ー]+)$/u.exec(first) ??
    /^(\p{Script=Han}{2})(\p{Script=Han}{2})$/u.exec(first) ??
    [];
  return family === undefined ? null : [family, given];
}

/**
 * Returns a name as it is written: the family name comes first in Chinese, Japanese and Korean. One of one character, as
 * nearly all are in Chinese and Korean, is not set apart: `王小明`.
 */
export function joinName(given: string, family: string): string {
  if (!EAST_ASIAN.test(family)) return `${given} ${family}`.trim();
  const isOneWord = family.length === 1 && EAST_ASIAN.test(given);
  return (isOneWord ? family + given : `${family} ${given}`).trim();
}
