import { ArrowLeft, FilePlus2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { KeptCode } from '#carrying';
import { type FilePart, imageOf, type QrDesign, withFilePart } from '#design';
import { decodePng, type Pixels, readDataUrl, type UploadedImage } from '#raster';
import type { ScanRequest } from '#scanning';
import { changeCode, changeFilePart, findRecord, type GeneratedCode, subscribeToCodes } from '#storage';
import { Button, ButtonLink, isPlainClick, segmentClass, segmentsClass, TabList, tabId } from '#ui';
import { previewWords } from '#words/preview';
import { designStore, filePartInWork, finalVerdict, newDesign, type Scan, uploads, useScan } from '#workbench';
import styles from './finished-code.module.css';
import { DesignSwitch, ImagePanel } from './image-panel.tsx';
import { CardsPanel, FilePanel, useGivenLabels } from './print-panels.tsx';
import { useFix } from './use-fix.ts';

export interface CodeSource {
  readonly record: KeptCode;
  readonly image: UploadedImage | null;
}

export interface KnownCode {
  /** Null for a picture without its record, whose design is unknown. */
  readonly record: KeptCode | null;
  /** Null if the code cannot be drawn again. */
  readonly source: CodeSource | null;
  /** The request that tests the code; null if the picture is not a readable PNG. */
  readonly request: ScanRequest | null;
}

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
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [tab, setTab] = useState<Tab>(TABS.find(({ value }) => value === state?.tab)?.value ?? 'image');
  const [opened, setOpened] = useState<ReadonlySet<Tab>>(new Set([tab]));

  function choose(chosen: Tab): void {
    setTab(chosen);
    setOpened((before) => new Set(before).add(chosen));
    // The entry in the history keeps the tab over a reload.
    navigate(pathname, { replace: true, state: { tab: chosen } });
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

/** True if `known` is null, or if `found` has the record that `known` lacks. A known record is never replaced. */
function isNews(found: KnownCode, known: KnownCode | null): boolean {
  return known === null || (known.record === null && found.record !== null);
}

/** Looks up the record of a finished code and decodes its picture. Never rejects. */
function findOutAbout(code: GeneratedCode): Promise<KnownCode> {
  return findOut(code).catch(nothingFound);
}

function nothingFound(error: unknown): KnownCode {
  console.error(error);
  return { record: null, source: null, request: null };
}

async function findOut({ picture, id }: GeneratedCode): Promise<KnownCode> {
  const [record, pixels] = await Promise.all([findRecord(picture, id), readPixels(picture)]);
  const image = record && (await loadImageOf(record.design));
  const source = record && image !== 'broken' ? { record, image } : null;
  if (!pixels) return { record, source, request: null };
  // A picture without a drawable design can still be read.
  if (!source) return { record, source, request: { picture: pixels } };
  return { record, source, request: { design: source.record.design, image: source.image, picture: pixels } };
}

/** Decodes with our own PNG reader, because browsers that resist fingerprinting may alter pixels of a canvas. */
async function readPixels(picture: string): Promise<Pixels | null> {
  const content = readDataUrl(picture);
  return content && decodePng(content.bytes);
}

async function loadImageOf(design: QrDesign): Promise<UploadedImage | null | 'broken'> {
  const source = imageOf(design);
  if (source === undefined) return null;
  try {
    return await (await uploads.load()).loadImage(source);
  } catch (error) {
    console.error(error);
    return 'broken';
  }
}
