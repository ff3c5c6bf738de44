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
