/** What the content of a cell looks like. Used to guess the header and the columns' roles. */
export type CellKind = 'empty' | 'number' | 'address' | 'email' | 'phone' | 'words';

const NUMBER = /^[-+]?\d[\d.,\s]*%?$/;
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/\S+|www\.\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^(?:\+|00|\(?0)[\d\s()/.-]{5,}$/;

/** Only this many characters at the beginning of a cell decide its kind, which limits the time. */
const LONGEST = 2000;

/**
 * Returns the kind of a cell. A number of at least six characters is a phone number if it begins with +, or if it
 * begins with 0 and has separators.
 */
export function cellKind(cell: string): CellKind {
  const text = cell.length > LONGEST ? cell.slice(0, LONGEST) : cell.trim();
  if (text === '') return 'empty';
  if (EMAIL.test(text)) return 'email';
  if (PHONE.test(text) && /^\+|\D/.test(text)) return 'phone';
  if (NUMBER.test(text)) return 'number';
  return ADDRESS.test(text) ? 'address' : 'words';
}
