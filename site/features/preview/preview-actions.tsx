import { ClipboardCopy, Download, ScanLine, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { carryInPng } from '#carrying';
import type { QrDesign } from '#design';
import { readDataUrl, writeDataUrl } from '#raster';
import { countDownload, settings } from '#storage';
import { Button, saveFile, showToast, tellFailure } from '#ui';
import { previewWords } from '#words/preview';
import styles from './preview-actions.module.css';
import testScanStyles from './test-scan.css?inline';

interface PreviewActionsProps {
  /** A data URL. */
  readonly picture: string;
  /** The design to save with the picture; undefined if unknown. */
  readonly design: QrDesign | undefined;
  /** The text alternative of the picture; null until the text in its code is known. */
  readonly label: string | null;
  readonly children: ReactNode;
}

export function PreviewActions({ picture, design, label, children }: PreviewActionsProps) {
  const savedPicture = useSavedPicture(picture, design);
  useEffect(() => {
    // Browsers open the share sheet only directly after a click, so the file is prepared in advance.
    prepareFile(picture);
  }, [picture]);

  async function download(): Promise<void> {
    saveFile(await savedPicture(), PICTURE_FILE_NAME);
    countDownload();
    showToast({ kind: 'success', message: previewWords.downloaded });
  }

  async function share(): Promise<void> {
    const outcome = await sharePicture(picture);
    if (outcome === 'shared') showToast({ kind: 'success', message: previewWords.shared });
    if (outcome === 'copied') showToast({ kind: 'success', message: previewWords.copied });
    if (outcome === 'failed') {
      showToast({ kind: 'error', message: previewWords.shareFailed, description: previewWords.sendFile });
    }
  }

  function testScan(): void {
    const outcome = openTestScan(picture);
    if (outcome === 'blocked') {
      showToast({ kind: 'error', message: previewWords.testBlocked });
    }
    if (outcome === 'failed') showToast({ kind: 'error', message: previewWords.testFailed });
  }

  return (
    <div>
      <div className={styles.actions} data-row="s">
        <Button variant="primary" onClick={download}>
          <Download aria-hidden="true" />
          {previewWords.download}
        </Button>
        <Button onClick={share}>
          <Share2 aria-hidden="true" />
          {previewWords.share}
        </Button>
        <Button onClick={testScan}>
          <ScanLine aria-hidden="true" />
          {previewWords.testScan}
        </Button>
        {children}
      </div>
      <div className={styles.others} data-row="xs">
        <Button size="small" variant="quiet" disabled={label === null} onClick={() => label !== null && copyAlt(label)}>
          <ClipboardCopy aria-hidden="true" />
          {previewWords.copyAlt}
        </Button>
      </div>
    </div>
  );
}

/** Prepared in advance. The design is left out if it is unknown, excluded by the visitor, or cannot be embedded. */
function useSavedPicture(picture: string, design: QrDesign | undefined): () => Promise<string> {
  const isBare = useBareFiles();
  const prepared = useRef(Promise.resolve(picture));
  useEffect(() => {
    prepared.current = isBare || !design ? Promise.resolve(picture) : carry(picture, design);
  }, [picture, design, isBare]);
  return () => prepared.current;
}

async function carry(picture: string, design: QrDesign): Promise<string> {
  try {
    const file = readDataUrl(picture);
    return file ? writeDataUrl('image/png', await carryInPng(file.bytes, design)) : picture;
  } catch (error) {
    console.warn('The picture is saved without its design', error);
    return picture;
  }
}

export function useBareFiles(): boolean {
  return useSyncExternalStore(settings.bareFiles.subscribe, settings.bareFiles.read, () => false);
}

async function copyAlt(label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(label);
    showToast({ kind: 'success', message: previewWords.altCopied });
  } catch (error) {
    tellFailure(previewWords.altNotCopied, error);
  }
}

const PICTURE_FILE_NAME = 'ai-qr-code.png';

/** `closed`: the visitor dismissed the share sheet, which is not a failure. */
type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

let prepared: { readonly picture: string; readonly file: Promise<File> } | null = null;

/** Returns the picture as a file. The latest file is cached. Rejects if the picture's URL cannot be read. */
function prepareFile(picture: string): Promise<File> {
  if (prepared?.picture !== picture) {
    const file = fetch(picture)
      .then((response) => response.blob())
      .then((blob) => new File([blob], PICTURE_FILE_NAME, { type: 'image/png' }));
    // Sharing reports the failure; this only prevents an unhandled rejection.
    file.catch(() => undefined);
    prepared = { picture, file };
  }
  return prepared.file;
}

/** If the device cannot share files, copies the picture's URL to the clipboard, and the picture beside it. */
async function sharePicture(picture: string): Promise<ShareOutcome> {
  try {
    const file = await prepareFile(picture);
    const data: ShareData = { files: [file], ...previewWords.shareSheet };
    if (navigator.share && navigator.canShare?.(data)) {
      await navigator.share(data);
      return 'shared';
    }
    await copyPicture(picture, file);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    console.error(error);
    return 'failed';
  }
}

/** A chat pastes the picture, a text field its URL. A browser that copies no pictures copies the URL alone. */
async function copyPicture(picture: string, file: File): Promise<void> {
  try {
    const url = new Blob([picture], { type: 'text/plain' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': url, 'image/png': file })]);
  } catch {
    await navigator.clipboard.writeText(picture);
  }
}

type TestScanOutcome = 'opened' | 'blocked' | 'failed';

/**
 * Opens a blank window with the picture, a heading and a note, for a visitor to scan from the screen. The page is built
 * of DOM nodes, and the picture's URL is used only as an image's source, so no script in the picture can run. With
 * `noopener`, `window.open` would return no window to write into, so `opener` is cleared instead.
 */
function openTestScan(picture: string): TestScanOutcome {
  try {
    const opened = window.open('', '_blank') as (Window & typeof globalThis) | null;
    if (!opened) return 'blocked';
    opened.opener = null;
    writePage(opened, picture);
    return 'opened';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

function writePage(opened: Window & typeof globalThis, source: string): void {
  const page = opened.document;
  page.title = previewWords.testPage.title;
  page.documentElement.lang = document.documentElement.lang;
  const heading = page.createElement('h1');
  heading.textContent = previewWords.testPage.heading;
  const picture = page.createElement('img');
  picture.src = source;
  picture.alt = previewWords.testPage.picture;
  const note = page.createElement('p');
  note.textContent = previewWords.testPage.note;
  // The security policy, which the window inherits, forbids style elements and attributes.
  const sheet = new opened.CSSStyleSheet({ baseURL: location.href });
  sheet.replaceSync(testScanStyles);
  page.adoptedStyleSheets = [sheet];
  page.body.replaceChildren(heading, picture, note);
}
