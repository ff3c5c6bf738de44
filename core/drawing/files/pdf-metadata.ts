// The metadata of a PDF file, written twice: as information dictionary (ISO 32000-2, 14.3) and as XMP (ISO 16684-1).

import { type PdfObjects, type PdfReference, pdfText } from './pdf-objects.ts';
import { escapeXml, type FileFacts } from './svg-file.ts';

const CREATOR = 'Quietzone QR Code Generator';

/** Adds the information dictionary and the XMP packet to the file, and returns references to them. */
export function addMetadata(
  objects: PdfObjects,
  { title, description }: FileFacts,
  date: Date,
): { readonly info: PdfReference; readonly xmp: PdfReference } {
  const iso = `${date.toISOString().slice(0, 19)}Z`;
  const info = objects.add(
    [
      '<<',
      `/Title ${pdfText(title)}`,
      ...(description === undefined ? [] : [`/Subject ${pdfText(description)}`]),
      `/Creator ${pdfText(CREATOR)}`,
      `/CreationDate (D:${iso.replace(/[-T:]/g, '')})`,
      '>>',
    ].join(' '),
  );
  const inAnyLanguage = (text: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  const packet = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title>${inAnyLanguage(title)}</dc:title>`,
    ...(description === undefined ? [] : [`<dc:description>${inAnyLanguage(description)}</dc:description>`]),
    `<xmp:CreatorTool>${escapeXml(CREATOR)}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${iso}</xmp:CreateDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
  // Not compressed, so that programs that do not understand PDF can find the packet among the file's bytes.
  const xmp = objects.addStream('/Type /Metadata /Subtype /XML', new TextEncoder().encode(packet));
  return { info, xmp };
}
