// The texts that engine.mjs encodes: the same for all encoders, and in every run.

/**
 * Returns a generator of numbers in [0, 1). The same seed gives the same numbers.
 *
 * @param {number} seed
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const URL_CHARACTERS = `${LETTERS}0123456789-`;

/**
 * @param {() => number} random
 * @param {string} characters
 * @param {number} length
 */
function pick(random, characters, length) {
  let text = '';
  for (let i = 0; i < length; i++) text += characters[Math.floor(random() * characters.length)];
  return text;
}

const random = seededRandom(20240229);

const vcard = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Lindqvist;Johanna;Maria;Dr.;',
  'FN:Dr. Johanna Maria Lindqvist',
  'ORG:Nordic Institute for Applied Optics;Imaging Laboratory',
  'TITLE:Head of Measurement and Calibration',
  'TEL;TYPE=WORK,VOICE:+46 8 123 456 78',
  'TEL;TYPE=CELL,VOICE:+46 70 987 65 43',
  'TEL;TYPE=WORK,FAX:+46 8 123 456 79',
  'EMAIL;TYPE=INTERNET,WORK:johanna.lindqvist@optics.example.com',
  'EMAIL;TYPE=INTERNET,HOME:johanna@lindqvist.example.org',
  'URL:https://optics.example.com/people/johanna-lindqvist',
  'ADR;TYPE=WORK:;Building 4;Laboratory Road 17;Stockholm;;114 28;Sweden',
  'ADR;TYPE=HOME:;;Harbour Street 3;Uppsala;;753 10;Sweden',
  'BDAY:1979-04-23',
  'NOTE:Please call between nine and four. Parcels to gate 4.',
  'END:VCARD',
  '',
].join('\r\n');

/**
 * For each of these texts, the encoders make the same code again and again. Each key is the text's name in the tables.
 *
 * @type {Record<string, string>}
 */
export const PAYLOADS = {
  'URL, 25 characters': 'https://example.com/a1b2c',
  'URL, 100 characters': `https://www.example.com/catalogue/articles/${pick(random, URL_CHARACTERS, 57)}`,
  'Wi-Fi': 'WIFI:T:WPA;S:Harbour Cafe Guests;P:espresso-2024;;',
  'UTF-8, 300 bytes': `${'Füße, naïve café, Ærø; '.repeat(10)}Ørsted å`,
  vCard: vcard,
  'V40 binary': pick(random, `${LETTERS}${LETTERS.toUpperCase()}0123456789,;!?()`, 1273),
  'V40 numeric': pick(random, '0123456789', 3057),
};

/** A text of lowercase letters that needs version 29 in every encoder. */
export const VERSION_29 = pick(random, LETTERS, 640);

/** Returns ten thousand different links of forty characters, each for a code of version 5. */
export function distinctUrls() {
  const urls = [];
  for (let i = 0; i < 10_000; i++) {
    urls.push(`https://example.com/${pick(random, URL_CHARACTERS, 16)}${String(i).padStart(4, '0')}`);
  }
  return urls;
}

/** Returns a thousand texts for codes of versions 2 to 11, in random order. */
export function mixedSizes() {
  const texts = [];
  for (let i = 0; i < 1000; i++) texts.push(pick(random, LETTERS, 8 + Math.floor(random() * 130)));
  return texts;
}
