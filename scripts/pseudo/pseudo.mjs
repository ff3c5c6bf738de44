/**
 * Translates words into a pseudo-language: English with accents, and 40% longer. If a screen then has plain English,
 * that text does not come from src/words. If text is cut off, its layout is too narrow for other languages.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];

/** Marks around a passed value while a sentence is made from it. */
const [START, END] = ['\uE000', '\uE001'];
const MARKS = new RegExp(`[${START}${END}]`, 'g');

/** Unchanged parts: passed values, and placeholders that are filled in later, such as `{hotkey}`. */
const KEPT = new RegExp(`(${START}[^${END}]*${END}|\\{\\w+\\})`);

/** Texts that `pseudo` has returned. It leaves them unchanged if another module contains them. @type {Set<string>} */
const made = new Set();

/**
 * Returns a text in the pseudo-language: "[Ĝéñéŕåţé~~~~ Ĉöðé~~]". An empty text, and one that is already in this
 * language, is returned unchanged.
 * @param {string} text
 * @returns {string}
 */
export function pseudo(text) {
  if (text === '' || made.has(text)) return text;
  const parts = text.split(KEPT).map((part) => (KEPT.test(part) ? part : part.replace(/[a-zA-Z]+/g, accent)));
  const result = `[${parts.join('').replace(MARKS, '')}]`;
  made.add(result);
  return result;
}

/** @param {string} word */
function accent(word) {
  const letters = [...word].map((letter) => ACCENTED[PLAIN.indexOf(letter)]);
  return letters.join('') + '~'.repeat(Math.ceil(word.length * 0.4));
}

/**
 * Returns a module's export, translated into the pseudo-language: both its texts and the texts that its functions
 * return. Values that are passed to a function appear unchanged in the sentence.
 * @template T
 * @param {T} words
 * @returns {T}
 */
export function pseudoWords(words) {
  return /** @type {T} */ (translate(words));
}

/**
 * @param {unknown} words
 * @returns {unknown}
 */
function translate(words) {
  if (typeof words === 'string') return pseudo(words);
  if (typeof words === 'function') {
    return (/** @type {unknown[]} */ ...values) => translate(words(...markValues(words, values)));
  }
  return mapParts(words, translate);
}

/**
 * Returns the values with marks around those texts that appear in the sentence. A text that only decides which sentence
 * is returned gets no marks.
 * @param {Function} sentence
 * @param {unknown[]} values
 */
function markValues(sentence, values) {
  const plain = JSON.stringify(sentence(...values));
  /** @type {Set<number>} */
  const inSentence = new Set();
  const count = markWhere(values, () => false).count;
  for (let place = 0; place < count; place++) {
    try {
      const marked = JSON.stringify(sentence(...markWhere(values, (index) => index === place).values));
      if (marked !== plain && marked.replace(MARKS, '') === plain) inSentence.add(place);
    } catch {
      // The function looks up its sentence by this value. It throws an error because no sentence has the marked value.
    }
  }
  return markWhere(values, (index) => inSentence.has(index)).values;
}

/**
 * @param {unknown[]} values
 * @param {(index: number) => boolean} isMarked
 */
function markWhere(values, isMarked) {
  let count = 0;
  /** @param {unknown} value @returns {unknown} */
  const mark = (value) => {
    if (typeof value === 'string') return isMarked(count++) ? START + value + END : value;
    return mapParts(value, mark);
  };
  return { values: /** @type {unknown[]} */ (mark(values)), count };
}

/**
 * Applies a function to the members of an array or of a plain object. Anything else is returned unchanged.
 * @param {unknown} value
 * @param {(part: unknown) => unknown} change
 */
function mapParts(value, change) {
  if (Array.isArray(value)) return value.map((part) => change(part));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}
