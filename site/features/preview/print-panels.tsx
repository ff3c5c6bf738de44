import { FileDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { FileChoice, FilePart, QrDesign } from '#design';
import { PrintDesk } from '#features/printing';
import { Button, ErrorBoundary, Note, showToast, tellFailure } from '#ui';
import { previewWords } from '#words/preview';
import { FileTicket } from './files/file-ticket.tsx';
import { saveAgain } from './files/request-file.ts';
import type { CodeSource } from './finished-code.tsx';
import { useBareFiles } from './preview-actions.tsx';
import styles from './print-panels.module.css';

interface PanelProps {
  /** The record and image from which the code is drawn again; null if unknown, undefined while they are looked up. */
  readonly source: CodeSource | null | undefined;
}

interface FilePanelProps extends PanelProps {
  /** The code's design with what its files show now; undefined if unknown. */
  readonly design: QrDesign | undefined;
  readonly change: (part: FilePart) => void;
  readonly carrying: ReactNode;
}

export function FilePanel({ source, design, ...rest }: FilePanelProps) {
  const isBare = useBareFiles();
  return (
    <PrintPanel source={source}>
      {(known) => (
        <FileTicket
          key={known.record.id}
          {...known}
          {...rest}
          design={design ?? known.record.design}
          isCarrying={!isBare}
        />
      )}
    </PrintPanel>
  );
}

interface SaveAgainProps extends PanelProps {
  readonly design: QrDesign | undefined;
}

/** Saves the code as a file like the last one, without a visit to its tab. Shown once there was one. */
export function SaveAgain({ source, design }: SaveAgainProps) {
  const isBare = useBareFiles();
  const [isBusy, setIsBusy] = useState(false);
  const { file } = design ?? {};
  if (!source || !design || !file) return null;

  async function save(known: CodeSource, saved: QrDesign, choice: FileChoice): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await saveAgain({ ...known, design: saved, file: choice, isCarrying: !isBare });
      showToast({ kind: 'success', message: previewWords.downloaded });
    } catch (error) {
      tellFailure(previewWords.notSavedAgain, error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button aria-disabled={isBusy} onClick={() => save(source, design, file)}>
      <FileDown aria-hidden="true" />
      {saveAgainText(file)}
    </Button>
  );
}

function saveAgainText({ format, mm, isByPixels, pixels, isClear }: FileChoice): string {
  const { saveAgain: say, savedSize } = previewWords;
  const size = format === 'png' && isByPixels ? savedSize.px({ pixels }) : savedSize.mm({ mm });
  return say({ format: format.toUpperCase(), size, isClear: isClear && format !== 'pdf' });
}

interface CardsPanelProps extends PanelProps {
  readonly labels: readonly string[];
}

export function CardsPanel({ source, labels }: CardsPanelProps) {
  return <PrintPanel source={source}>{(known) => <PrintDesk {...known} labels={labels} />}</PrintPanel>;
}

/** This page's code, `id`, comes first. None if no sheet was requested for this code. */
export function useGivenLabels(id: string | undefined): readonly string[] {
  const state: unknown = useLocation().state;
  return useMemo(() => {
    const labels: unknown = typeof state === 'object' && state !== null && 'labels' in state ? state.labels : null;
    return Array.isArray(labels) && labels[0] === id && labels.every((each) => typeof each === 'string') ? labels : [];
  }, [state, id]);
}

interface PrintPanelProps extends PanelProps {
  readonly children: (source: CodeSource) => ReactNode;
}

function PrintPanel({ source, children }: PrintPanelProps) {
  const unknown = <Note className={styles.unknown}>{previewWords.formatsUnknown}</Note>;
  if (source === undefined) return <div className={styles.waiting} />;
  if (source === null) return unknown;
  return (
    <ErrorBoundary place={source} fallback={unknown}>
      {children(source)}
    </ErrorBoundary>
  );
}
