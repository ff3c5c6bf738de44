import { ArrowLeft, FilePlus2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeptCode } from '#carrying';
import { type FilePart, type QrDesign, withFilePart } from '#design';
import { changeCode, changeFilePart, findRecord, type GeneratedCode, subscribeToCodes } from '#storage';
import { Button, ButtonLink, isPlainClick, segmentClass, segmentsClass, TabList, tabId } from '#ui';
import { previewWords } from '#words/preview';
import { designStore, filePartInWork, finalVerdict, newDesign, type Scan, useScan } from '#workbench';
import styles from './finished-code.module.css';
import { DesignSwitch, ImagePanel } from './image-panel.tsx';
import { findOutAbout, isNews, type KnownCode } from './known-code.ts';
import { CardsPanel, FilePanel, useGivenLabels } from './print-panels.tsx';
import { useFix } from './use-fix.ts';

interface FinishedCodeProps {
  readonly code: GeneratedCode;
  readonly title: ReactNode;
}

type Tab = keyof typeof previewWords.tabs;

const TABS = (['image', 'file', 'cards'] as const).map((value) => ({ value, name: previewWords.tabs[value] }));

export function FinishedCode({ code, title }: FinishedCodeProps) {
  const panel = useId();
  const fix = useFix(code);
  const finished = useFinishedCode(code);
  const { record, source } = finished ?? {};
  const scan = useOwnScan(finished);
  const { design, change } = useFileParts(record);
  const labels = useGivenLabels(record?.id);
  const [tab, setTab] = useState<Tab>('image');
  const [opened, setOpened] = useState<ReadonlySet<Tab>>(new Set(['image']));

  function choose(chosen: Tab): void {
    setTab(chosen);
    setOpened((before) => new Set(before).add(chosen));
  }

  useEffect(() => {
    if (labels.length === 0) return;
    // The focus opens the tab.
    const wanted = document.getElementById(tabId(panel, 'cards'));
    wanted?.focus({ preventScroll: true });
    wanted?.scrollIntoView({ block: 'nearest' });
  }, [labels, panel]);

  const carrying = design && <DesignSwitch design={design} />;
  const panels: Readonly<Record<Tab, ReactNode>> = {
    image: <ImagePanel code={code} finished={finished} design={design} scan={scan} fix={fix} carrying={carrying} />,
    file: <FilePanel source={source} design={design} change={change} carrying={carrying} />,
    cards: <CardsPanel source={source} labels={labels} />,
  };
  return (
    <div className={styles.finished}>
      {title}
      <TabList
        panel={panel}
        label={previewWords.card}
        options={TABS}
        value={tab}
        choose={choose}
        className={`${segmentsClass} ${styles.tabs}`}
        tabClass={segmentClass}
      />
      <div role="tabpanel" id={panel} aria-labelledby={tabId(panel, tab)} className={styles.panel}>
        {/* A panel stays once it was opened, so that nothing typed in it is lost. */}
        {TABS.filter(({ value }) => opened.has(value)).map(({ value }) => (
          <div key={value} hidden={value !== tab}>
            {panels[value]}
          </div>
        ))}
      </div>
      <div className={styles.back} data-row="xs">
        <ChangeDesign code={code} design={design} />
        <NewCode />
      </div>
    </div>
  );
}

/** Leaves out the report or failure of a code that was shown here before. Stores the verdict with the code. */
function useOwnScan(finished: KnownCode | null): Scan {
  const latest = useScan(finished?.request ?? null);
  const scan: Scan = latest.isCurrent ? latest : { ...latest, report: null, failure: null };
  const { id } = finished?.record ?? {};
  const verdict = finalVerdict(scan.report);
  useEffect(() => {
    if (id !== undefined && verdict) void changeCode(id, { verdict });
  }, [id, verdict]);
  return scan;
}

function NewCode() {
  const navigate = useNavigate();

  async function start(): Promise<void> {
    await designStore.open(newDesign());
    void navigate('/');
  }

  return (
    <Button variant="quiet" size="small" onClick={start}>
      <FilePlus2 aria-hidden="true" />
      {previewWords.newCode}
    </Button>
  );
}

interface ChangeDesignProps {
  readonly code: GeneratedCode;
  /** The design of the code; undefined if unknown, or not looked up yet. */
  readonly design: QrDesign | undefined;
}

function ChangeDesign({ code, design }: ChangeDesignProps) {
  const navigate = useNavigate();

  async function open(event: MouseEvent): Promise<void> {
    // With a modifier key or another mouse button, the link opens another tab, which has its own design.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const own = design ?? (await findRecord(code.picture, code.id))?.design;
    if (own) await designStore.open(own);
    void navigate('/');
  }

  return (
    <ButtonLink to="/" variant="quiet" size="small" onClick={open}>
      <ArrowLeft aria-hidden="true" />
      {previewWords.changeDesign}
    </ButtonLink>
  );
}

interface FileParts {
  /** Undefined if no record of the code is stored. */
  readonly design: QrDesign | undefined;
  /** Also changes the design in the generator, if it equals the code's in all that the picture shows. */
  readonly change: (part: FilePart) => void;
}

function useFileParts(record: KeptCode | null | undefined): FileParts {
  const [own, setOwn] = useState<{ readonly id: string; readonly design: QrDesign } | null>(null);
  const design = own && own.id === record?.id ? own.design : record?.design;

  function change(part: FilePart): void {
    if (!record || !design) return;
    setOwn({ id: record.id, design: withFilePart(design, part) });
    void changeFilePart(record.id, part);
    void filePartInWork(design, part);
  }

  return { design, change };
}
/** Looks up the record of a finished code and decodes its picture. Returns null until this is done. */
function useFinishedCode(code: GeneratedCode): KnownCode | null {
  const [answer, setAnswer] = useState<{ readonly code: GeneratedCode; readonly finished: KnownCode } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let known: KnownCode | null = null;
    const look = async (): Promise<void> => {
      if (known?.record) return;
      const finished = await findOutAbout(code);
      if (!isCurrent || !isNews(finished, known)) return;
      known = finished;
      setAnswer({ code, finished });
    };
    void look();
    // If the code was made in another tab, the picture may arrive before the record.
    const unsubscribe = subscribeToCodes(() => void look());
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [code]);
  return answer?.code === code ? answer.finished : null;
}
