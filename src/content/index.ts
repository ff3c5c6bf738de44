export type { Caution, CautionFacts } from './caution.ts';
export { codeName, fileNameOf, publicText } from './code-name.ts';
export { CONTENT_KINDS, type ContentKind, contentKind } from './content-kinds.ts';
export type { ContentParts, DetailField, EncodedContent } from './content-rule.ts';
export { detailFields, encodeContent, takeApart } from './encode-content.ts';
export { recognize } from './recognize.ts';
export { redirectService } from './redirect-service.ts';
export { hidePassword, publicName, readWifiFields, withoutSecrets } from './secrets.ts';
export { type Details, isNothingTyped, type TypedContent } from './typed-content.ts';
