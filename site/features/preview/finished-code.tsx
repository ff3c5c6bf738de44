import { ArrowLeft, FilePlus2 } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeptCode } from '#carrying';
import { hideSecrets, withoutSecrets } from '#content';
import { type FilePart, type QrDesign, withFilePart } from '#design';
import {
  changeCode,
  changeFilePart,
  findRecord,
  type GeneratedCode,
  generatedCode,
  settings,
  subscribeToCodes,
} from '#storage';
import {
  AddressCautions,
  Button,
  ButtonLink,
  codeLabel,
  isPlainClick,
  Proof,
  pressClass,
  revealClass,
  Tick,
} from '#ui';
import { previewWords } from '#words/preview';
import { designStore, filePartInWork, keptVerdict, newDesign, type Scan, useScan } from '#workbench';
import styles from './finished-code.module.css';
import { findOutAbout, isNews, type KnownCode } from './known-code.ts';
import { CardsAndLabels, MoreFormats } from './more-formats.tsx';
import { PreviewActions } from './preview-actions.tsx';
import { ScanResult, VerdictLine } from './scan-result.tsx';
import type { FixInPlace } from './use-fix.ts';
import { useBareFiles } from './use-saved-picture.ts';

interface FinishedCodeProps {
  readonly code: GeneratedCode;
  readonly fix: FixInPlace;
}

export function FinishedCode({ code, fix }: FinishedCodeProps) {
  const finished = useFinishedCode(code);
  const latest = useScan(finished?.request ?? null);
  // A report or failure of a code that was shown here before is left out.
  const scan: Scan = latest.isCurrent ? latest : { ...latest, report: null, failure: null };
  const { id } = finished?.record ?? {};
  const { design, change } = useFileParts(finished?.record);
  const { report } = scan;
  const verdict = keptVerdict(report);
  useEffect(() => {
    if (id !== undefined && verdict) void changeCode(id, { verdict });
  }, [id, verdict]);
  // Without a record, the text is the one that a decoder found in the picture.
  const text = finished?.record?.text ?? scan.report?.specimen.text ?? null;
  return (
    <div className={styles.finished}>
      <div className={styles.judged}>
        <Proof>
          <img
            key={code.picture}
            className={code.isWoven ? pressClass : revealClass}
            data-print
            src={code.picture}
            alt={text === null ? previewWords.unknownCode : codeLabel(text)}
            width={250}
            height={250}
            onError={() => generatedCode.passOver(code.picture)}
          />
        </Proof>
        <VerdictLine finished={finished} scan={scan} />
      </div>
      <div className={styles.beside}>
        <div className={styles.text}>{text !== null && <HeldText text={text} />}</div>
        <PreviewActions picture={code.picture} design={design} />
        {finished === null && <div className={styles.switch} />}
        {design && <DesignSwitch design={design} />}
        <div className={styles.back}>
          <ChangeDesign code={code} design={design} />
          <NewCode />
        </div>
      </div>
      <div className={styles.more}>
        <MoreFormats source={finished?.source} design={design} change={change} />
        <CardsAndLabels source={finished?.source} />
        <ScanResult picture={code.picture} finished={finished} scan={scan} fix={fix} />
      </div>
    </div>
  );
}

function isTall(text: string): boolean {
  return text.length > 150 || text.split('\n').length > 5;
}

function HeldText({ text }: { text: string }) {
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const hidden = hideSecrets(text);
  return (
    <div className={styles.holds}>
      <h3>{previewWords.contains}</h3>
      {/* Not every browser lets the keyboard reach a scrolling element. */}
      <p data-print tabIndex={isTall(text) ? 0 : undefined}>
        <code>{isPasswordShown ? text : hidden}</code>
      </p>
      <AddressCautions text={text} />
      {hidden !== text && (
        <Button
          size="small"
          variant="quiet"
          className={styles.toggle}
          onClick={() => setIsPasswordShown(!isPasswordShown)}
        >
          {isPasswordShown ? previewWords.hidePassword : previewWords.showPassword}
        </Button>
      )}
    </div>
  );
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

const words = previewWords.designInFiles;

function DesignSwitch({ design }: { readonly design: QrDesign }) {
  const isBare = useBareFiles();
  return (
    <Tick
      className={styles.designSwitchSwitch}
      checked={!isBare}
      hint={isBare ? words.off : contentText(design)}
      onChange={({ target }) => settings.bareFiles.write(!target.checked)}
    >
      {words.label}
    </Tick>
  );
}

function contentText(design: QrDesign): string {
  const hasImage = design.customImage !== undefined;
  if (withoutSecrets(design) === design) return hasImage ? words.onWithImage : words.on;
  return hasImage ? words.onWithPasswordAndImage : words.onWithPassword;
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
