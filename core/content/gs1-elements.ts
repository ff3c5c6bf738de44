import type { CautionFacts, ContentRule, EncodedContent } from './content-rule.ts';

/** An element of a GS1 message: its application identifier and its value. */
interface Gs1Element {
  readonly identifier: string;
  readonly value: string;
}

/** Digits of an application identifier by its first two (GS1 General Specifications, 3.2). */
const IDENTIFIER_LENGTHS: readonly (readonly [starts: RegExp, length: number])[] = [
  [/^(?:0[0-4]|1[0-35-7]|2[0-2]|30|37|9\d)/, 2],
  [/^(?:23|24|25|40|41|42|71)/, 3],
  [/^(?:3[1-69]|43|7[02]|8[0-2])/, 4],
];

/** Characters of an element with its identifier, by its first two digits, where no separator is needed (7.8.5). */
const WHOLE_LENGTHS: Readonly<Record<string, number>> = {
  ...{ '00': 20, '01': 16, '02': 16, '03': 16, '04': 18, '20': 4, '41': 16 },
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((start) => [start, 8])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((start) => [start, 10])),
};

const GS = '\x1d';

/** Makes the separators of a text visible. */
export function showSeparators(text: string): string {
  return text.replaceAll(GS, '⟨GS⟩');
}

/** Takes a GS1 message apart. Null if it does not follow the rules of GS1. */
export function gs1Elements(text: string): Gs1Element[] | null {
  const elements: Gs1Element[] = [];
  let left = text;
  while (left !== '') {
    const length = IDENTIFIER_LENGTHS.find(([starts]) => starts.test(left))?.[1];
    if (length === undefined || !/^\d+$/.test(left.slice(0, length))) return null;
    const end = left.indexOf(GS);
    const whole = WHOLE_LENGTHS[left.slice(0, 2)] ?? (end < 0 ? left.length : end);
    const value = left.slice(length, whole);
    if (value === '' || value.includes(GS) || left.length < whole) return null;
    elements.push({ identifier: left.slice(0, length), value });
    // Some programs write a separator after every element.
    left = left.slice(whole + (left[whole] === GS ? 1 : 0));
  }
  return elements.length > 0 ? elements : null;
}

/** Returns the elements of a text in brackets, such as `(01)09506000134352(10)ABC`; null for other texts. */
export function bracketedElements(text: string): [identifier: string, value: string][] | null {
  if (!/^\(\d{2,4}\)/.test(text)) return null;
  return text
    .slice(1)
    .split(/\((?=\d{2,4}\))/)
    .map((element): [string, string] => {
      const end = element.indexOf(')');
      return [element.slice(0, end), element.slice(end + 1).trim()];
    });
}

/** Characters of the values that are not numbers. */
export const GS1_TEXT = /^[!"%&'()*+,\-./\d:;<=>?A-Z_a-z]+$/;

/** A message of any elements, typed in brackets or as a reader delivers it. Its code begins with FNC1. */
export const GS1_ELEMENTS_RULE: ContentRule = { main: 'elements', sort: 'sign', encode: encodeElements };

/** Ends each element whose length is not fixed with a separator, except the last. Refuses what has no valid reading. */
function encodeElements(typed: string): EncodedContent {
  const refuse = (facts: CautionFacts): EncodedContent => ({
    text: '',
    cautions: [{ field: 'content', ...facts, refuses: true }],
  });
  const text = typed.replace(/^\]Q3/, '').replaceAll('⟨GS⟩', GS);
  const elements = bracketedElements(text) ?? gs1Elements(text)?.map(({ identifier, value }) => [identifier, value]);
  if (!elements) return refuse({ kind: 'not-bracketed' });
  let message = '';
  for (const [k, [identifier, value]] of elements.entries()) {
    const fault = faultOf(identifier, value);
    if (fault) return refuse(fault);
    if (elements.slice(0, k).some(([other]) => other === identifier))
      return refuse({ kind: 'ai-twice', ai: identifier });
    const isFixed = identifier.slice(0, 2) in WHOLE_LENGTHS;
    message += identifier + value + (isFixed || k === elements.length - 1 ? '' : GS);
  }
  return { text: message, cautions: [] };
}

/** Longest value of any element. */
const MOST = 90;

function faultOf(identifier: string, value: string): CautionFacts | null {
  const length = IDENTIFIER_LENGTHS.find(([starts]) => starts.test(identifier))?.[1];
  if (length !== identifier.length) return { kind: 'unknown-ai', ai: identifier };
  const whole = WHOLE_LENGTHS[identifier.slice(0, 2)];
  const isRight = whole
    ? /^\d+$/.test(value) && value.length === whole - length
    : GS1_TEXT.test(value) && value.length <= MOST;
  const isDay = /^1[1-7]$/.test(identifier);
  if (!isRight || (isDay && !/^\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/.test(value))) {
    return { kind: 'not-an-ai-value', ai: identifier };
  }
  return /^(?:0[0-3]|41[0-7])$/.test(identifier) && !hasCheckDigit(value) ? { kind: 'check-digit' } : null;
}

/** GS1 General Specifications, 7.9.1: the digits count three times and once, in turn, from the right. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, k) => total + Number(digit) * (k % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
