/** The name of the design among the attachments of a PDF file. */
export const PDF_DESIGN_NAME = 'quietzone-design.json';

/** The packed designs in a PDF file as this site writes it: other programs may pack what is attached anew. */
export function findInPdf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const text = new TextDecoder('latin1').decode(file);
  if (!text.includes(PDF_DESIGN_NAME)) return [];
  const streams = text.matchAll(/\/Type \/EmbeddedFile [^>]*\/Filter \/FlateDecode \/Length (\d{1,9}) >>\nstream\n/g);
  return Array.from(streams, ({ 0: head, 1: length, index }) => {
    const begin = index + head.length;
    return file.subarray(begin, begin + Number(length));
  });
}
