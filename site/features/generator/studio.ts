import { encodeContent, otherType, takeApart } from '#content';
import { codeLabel } from '#ui';
import { Cautions } from './cautions.tsx';
import { ContentNotes, NetworkNote, PastedNote } from './content-notes.tsx';
import { CopyLink } from './copy-link.tsx';
import { CustomStyle, ResetStyle } from './custom-style.tsx';
import { DetailFields } from './detail-fields.tsx';
import { DraftDrawing, EnlargePicture } from './draft-drawing.tsx';
import { EditedCode } from './edited-code.tsx';
import { imageTrouble, lookForCodes, lookInside, lookThroughPdf, readImage } from './found-in-picture.ts';
import { FoundPanel, foundTitle } from './found-panel.tsx';
import { loadTemplate, openLink, openSafely } from './open-design.ts';
import { ScanVerdict } from './scan-verdict.tsx';

/** The parts of the generator that are not needed until the visitor touches the page or a design is restored. */
export const generatorParts = {
  Cautions,
  ContentNotes,
  CopyLink,
  CustomStyle,
  codeLabel,
  DetailFields,
  DraftDrawing,
  EditedCode,
  EnlargePicture,
  encodeContent,
  FoundPanel,
  foundTitle,
  imageTrouble,
  loadTemplate,
  lookForCodes,
  lookInside,
  lookThroughPdf,
  NetworkNote,
  openLink,
  otherType,
  openSafely,
  PastedNote,
  readImage,
  ResetStyle,
  ScanVerdict,
  takeApart,
};
