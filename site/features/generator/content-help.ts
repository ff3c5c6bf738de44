// The parts of the content panel that the visitor needs only after the first touch, in one chunk.

export { encodeContent, takeApart } from '#content';
export { codeLabel } from '#ui';
export { Cautions } from './cautions.tsx';
export { ContentNotes } from './content-notes.tsx';
export { DetailFields } from './detail-fields.tsx';
export { imageTrouble } from './image-trouble.ts';
export { pasteLines } from './pasted-lines.ts';
export { PastedNote } from './pasted-note.tsx';
