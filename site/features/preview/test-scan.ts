import { previewWords } from '#words/preview';

export type TestScanOutcome = 'opened' | 'blocked' | 'failed';

/**
 * Opens a blank window with the picture, a heading and a note, for a visitor to scan from the screen. The page is built
 * of DOM nodes, and the picture's URL is used only as an image's source, so no script in the picture can run. With
 * `noopener`, `window.open` would return no window to write into, so `opener` is cleared instead.
 */
export function openTestScan(picture: string): TestScanOutcome {
  try {
    const opened = window.open('', '_blank');
    if (!opened) return 'blocked';
    opened.opener = null;
    writePage(opened.document, picture);
    return 'opened';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

function writePage(page: Document, source: string): void {
  page.title = previewWords.testPage.title;
  page.documentElement.lang = document.documentElement.lang;
  const heading = page.createElement('h1');
  heading.textContent = previewWords.testPage.heading;
  const picture = page.createElement('img');
  picture.src = source;
  picture.alt = previewWords.testPage.picture;
  const note = page.createElement('p');
  note.textContent = previewWords.testPage.note;
  // Styles are set one by one: the security policy, which the window inherits, forbids style elements and attributes.
  Object.assign(page.body.style, {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '24px',
    minHeight: '100vh',
    margin: '0',
    padding: '24px',
    boxSizing: 'border-box',
    background: '#ffffff',
    color: '#1d1a16',
    // biome-ignore lint/plugin: no words, but a font
    font: '16px/1.5 system-ui, sans-serif',
    textAlign: 'center',
  });
  Object.assign(heading.style, { margin: '0', fontSize: '24px', lineHeight: '1.2' });
  Object.assign(picture.style, { width: 'min(400px, 80vmin)', height: 'auto', imageRendering: 'pixelated' });
  Object.assign(note.style, { margin: '0' });
  page.body.replaceChildren(heading, picture, note);
}
