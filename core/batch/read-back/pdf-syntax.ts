// Reads the syntax of PDF objects and operators, as far as this site's files use it. ISO 32000-2, 7.2 (syntax), 7.3
// (objects).

import { UnreadableFileError } from './page-reader.ts';

export type PdfValue =
  | number
  | boolean
  | null
  | PdfName
  | PdfText
  | PdfPointer
  | PdfOperator
  | readonly PdfValue[]
  | PdfDictionary;

export interface PdfName {
  readonly name: string;
}

/** A string. `text` is its raw token; the content is not needed here. */
export interface PdfText {
  readonly text: string;
}

/** A reference to an object. */
export interface PdfPointer {
  readonly object: number;
}

/** Any other word: an operator of a content stream, or a keyword of the file such as `endobj`. */
export interface PdfOperator {
  readonly operator: string;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

const SPACE = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
const TOKEN =
  /<<|>>|[[\]]|\/[^\0\t\n\f\r /%()<>[\]{}]*|\((?:[^()\\]|\\[\s\S])*\)|<[0-9A-Fa-f\s]*>|[^\0\t\n\f\r /%()<>[\]{}]+/y;
const REST_OF_POINTER = /[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r /%()<>[\]{}])/y;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Reads values one after another. Throws an `UnreadableFileError` for invalid text. */
export class PdfReader {
  /** Index of the next character. */
  at: number;
  readonly #text: string;
  readonly #end: number;

  constructor(text: string, at = 0, end: number = text.length) {
    this.#text = text;
    this.at = at;
    this.#end = end;
  }

  /** Returns the next value, or undefined at the end. */
  next(): PdfValue | undefined {
    const token = this.#token();
    return token === null ? undefined : this.#value(token);
  }

  #token(): string | null {
    SPACE.lastIndex = this.at;
    SPACE.test(this.#text);
    this.at = Math.max(this.at, SPACE.lastIndex);
    if (this.at >= this.#end) return null;
    TOKEN.lastIndex = this.at;
    const match = TOKEN.exec(this.#text);
    if (!match) throw new UnreadableFileError(`Nothing that can be read at ${this.at}`);
    this.at = TOKEN.lastIndex;
    return match[0];
  }

  #value(token: string): PdfValue {
    if (NUMBER.test(token)) return this.#numberOrPointer(token);
    if (token === '[') return this.#list(']');
    if (token === '<<') return this.#dictionary();
    if (token.startsWith('/')) return { name: token.slice(1) };
    if (token.startsWith('(') || token.startsWith('<')) return { text: token };
    if (token === 'true' || token === 'false') return token === 'true';
    return token === 'null' ? null : { operator: token };
  }

  #numberOrPointer(token: string): PdfValue {
    if (/^\d+$/.test(token)) {
      REST_OF_POINTER.lastIndex = this.at;
      if (REST_OF_POINTER.test(this.#text)) {
        this.at = REST_OF_POINTER.lastIndex;
        return { object: Number(token) };
      }
    }
    return Number(token);
  }

  #list(close: string): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const token = this.#token();
      if (token === null) throw new UnreadableFileError(`${close} is missing`);
      if (token === close) return values;
      values.push(this.#value(token));
    }
  }

  #dictionary(): PdfDictionary {
    const values = this.#list('>>');
    const entries: [string, PdfValue][] = [];
    for (let k = 0; k + 1 < values.length; k += 2) {
      const key = values[k];
      if (!isName(key)) throw new UnreadableFileError('A key that is no name');
      entries.push([key.name, values[k + 1]]);
    }
    return new Map(entries);
  }
}

export function isName(value: PdfValue | undefined): value is PdfName {
  return typeof value === 'object' && value !== null && 'name' in value;
}

export function isPointer(value: PdfValue | undefined): value is PdfPointer {
  return typeof value === 'object' && value !== null && 'object' in value;
}

export function isOperator(value: PdfValue | undefined): value is PdfOperator {
  return typeof value === 'object' && value !== null && 'operator' in value;
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}
