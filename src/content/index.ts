export type { ContentKind, EncodedContent } from './content-kind.ts';
export { CONTENT_KINDS, contentKind, encodeContent } from './encode-content.ts';
