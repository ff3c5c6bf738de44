import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '#ui';
import { pdfWords, pictureWords } from '#words/generator-pictures';
import { designStore } from '#workbench';
import { CheckLink, FoundCodes } from './found-codes.tsx';
import type { Found } from './found-in-picture.ts';
import styles from './found-panel.module.css';
import type { ImageUpload } from './image-upload.ts';

interface FoundPanelProps {
  readonly found: Found;
  readonly upload: ImageUpload;
  /** Gets the focus when the panel closes. */
  readonly content: RefObject<HTMLElement | null>;
}

export function foundTitle(found: Found): string {
  switch (found.is) {
    case 'design':
      return pictureWords.foundDesign;
    case 'codes':
      return pictureWords.foundCodes({ count: found.codes.length });
    case 'looking':
      return pictureWords.looking;
    case 'nothing':
      return pictureWords.noCode;
    case 'pdf':
      return pdfTitle(found.search);
  }
}

type Search = Extract<Found, { is: 'pdf' }>['search'];

function pdfTitle(search: Search): string {
  const { codes, end } = search;
  if (codes.length > 0) return pdfWords.foundCodes({ count: codes.length });
  if (end === null) return pdfWords.searching;
  if (end !== 'searched') return pdfWords.notSearched[end].message;
  return search.searched < search.pages ? pdfWords.noCodeBefore({ searched: search.searched }) : pdfWords.noCode;
}

function pdfHelp(search: Search): string | null {
  const { codes, end } = search;
  if (end === null)
    return search.pages === 0 ? null : pdfWords.page({ page: search.searched + 1, pages: search.pages });
  if (end !== 'searched') return codes.length > 0 ? null : pdfWords.notSearched[end].help;
  if (search.searched < search.pages) return pdfWords.morePages({ searched: search.searched, pages: search.pages });
  return codes.length > 0 ? null : pdfWords.noCodeHelp;
}

export function FoundPanel({ found, upload, content }: FoundPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // The panel may be out of sight, because a file can be dropped anywhere on the page.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  // The focused button disappears with the panel, so the focus moves to the content.
  function close(): void {
    flushSync(upload.decide);
    content.current?.focus({ preventScroll: true });
  }

  function editContent(change: () => void): void {
    flushSync(() => {
      change();
      upload.decide();
    });
    content.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  function takeAsImage(file: Blob): void {
    close();
    upload.takePicture(file);
  }

  return (
    <section ref={panel} className={styles.panel} aria-label={pictureWords.found}>
      <h2>{foundTitle(found)}</h2>
      {found.is === 'design' && <FoundDesign found={found} editContent={editContent} takeAsImage={takeAsImage} />}
      {found.is === 'codes' && <FoundCodes {...found} editContent={editContent} close={close} />}
      {(found.is === 'looking' || found.is === 'nothing') && (
        <FoundNothing {...found} close={close} editContent={editContent} />
      )}
      {found.is === 'pdf' && <FoundInPdf search={found.search} editContent={editContent} close={close} />}
      <IconButton name={pictureWords.close} className={styles.close} onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}

interface FoundDesignProps {
  readonly found: Extract<Found, { is: 'design' }>;
  readonly editContent: (change: () => void) => void;
  readonly takeAsImage: (file: Blob) => void;
}

function FoundDesign({ found: { design, file }, editContent, takeAsImage }: FoundDesignProps) {
  const openDesign = (): void => editContent(() => designStore.dispatch({ do: 'replace', design }));
  return (
    <>
      <p className={styles.words}>{pictureWords.designHelp}</p>
      <div data-row="s">
        <Button size="small" variant="primary" onClick={openDesign}>
          {pictureWords.openDesign}
        </Button>
        {file && (
          <Button size="small" onClick={() => takeAsImage(file)}>
            {pictureWords.useAsImage}
          </Button>
        )}
      </div>
    </>
  );
}

interface FoundNothingProps extends Extract<Found, { is: 'looking' | 'nothing' }> {
  readonly close: () => void;
  readonly editContent: (change: () => void) => void;
}

function FoundNothing({ is, file, use, close, editContent }: FoundNothingProps) {
  function add(): void {
    use();
    close();
  }

  return (
    <>
      {is === 'nothing' && <p className={styles.words}>{pictureWords.noCodeHelp}</p>}
      <div data-row="s">
        <Button size="small" variant="primary" onClick={add}>
          {pictureWords.useInDesign}
        </Button>
        <Button size="small" onClick={() => editContent(() => undefined)}>
          {pictureWords.typeAnew}
        </Button>
        <CheckLink file={file} />
      </div>
    </>
  );
}

interface FoundInPdfProps {
  readonly search: Search;
  readonly editContent: (change: () => void) => void;
  readonly close: () => void;
}

function FoundInPdf({ search, editContent, close }: FoundInPdfProps) {
  const help = pdfHelp(search);
  return (
    <>
      {search.codes.length > 0 && (
        <FoundCodes codes={search.codes} file={null} taken={null} editContent={editContent} close={close} />
      )}
      {help && <p className={styles.words}>{help}</p>}
    </>
  );
}
