import { SaxesParser } from 'saxes';
import { TableError } from '#tables/cells';

/** Functions that are called while a file is read. Names come without their prefix. */
export interface XmlVisitor {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads an XML file, given in pieces, and calls a visitor for its content. Entities that the file declares are not
 * expanded, because they could multiply. Rejects with a `TableError` if the file is not well-formed.
 */
export async function walkXml(pieces: AsyncIterable<Uint8Array>, visitor: XmlVisitor): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw new TableError('damaged', error);
  });
  parser.on('opentag', ({ name, attributes }) => visitor.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => visitor.close?.(localName(name)));
  if (visitor.text) {
    parser.on('text', (text) => visitor.text?.(text));
    parser.on('cdata', (text) => visitor.text?.(text));
  }
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece));
    parser.write(decoder.decode(piece, { stream: true }));
  }
  parser.write(decoder?.decode() ?? '').close();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
