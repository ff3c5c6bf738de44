// What is behind the seam *touch*.

export { takeApart } from '#content';
export { CodeSheet, restoreBackup } from '#features/library';
export { isBlank } from '#making';
export { codeLabel, typeWords } from '#words';
export { makeAndKeep, makeDraft, weaveDraft } from '#workbench';
export { AskRedirect } from './ask-redirect.tsx';
export { CopyLink } from './copy-link.tsx';
export { CustomStyle, ResetStyle } from './custom-style.tsx';
export { DetailFields } from './detail-fields.tsx';
export { DraftDrawing, EnlargePicture, ScanVerdict, SlipLine } from './draft-view.tsx';
export { EditedCode } from './edited-code.tsx';
export { EntryCautions } from './entry-cautions.tsx';
export { EntryNotes, encodeEntry } from './entry-notes.tsx';
export { createFileIntake } from './file-intake.ts';
export { imageTrouble } from './found-in-picture.ts';
export { FoundPanel, foundTitle } from './found-panel.tsx';
export { MoreTypeLabel, MoreTypes } from './more-types.tsx';
export { loadTemplate, openLink } from './open-design.ts';
