import { type ReactNode, useState } from 'react';
import { hideSecrets, neverExpires, recognize, withoutSecrets } from '#content';
import type { QrDesign } from '#design';
import { type GeneratedCode, generatedCode, settings } from '#storage';
import { AddressCautions, Button, ContentFields, Disclosure, Note, Proof, pressClass, revealClass, Tick } from '#ui';
import { codeLabel } from '#words';
import { previewWords } from '#words/preview';
import type { Scan } from '#workbench';
import type { KnownCode } from './finished-code.tsx';
import styles from './image-panel.module.css';
import { PreviewActions, useBareFiles } from './preview-actions.tsx';
import { SaveAgain } from './print-panels.tsx';
import { FinishedVerdict, ScanResult } from './scan-result.tsx';
import type { FixInPlace } from './use-fix.ts';

interface ImagePanelProps {
  readonly code: GeneratedCode;
  /** Null until the code has been looked up. */
  readonly finished: KnownCode | null;
  readonly design: QrDesign | undefined;
  readonly scan: Scan;
  readonly fix: FixInPlace;
  readonly carrying: ReactNode;
}

export function ImagePanel({ code, finished, design, scan, fix, carrying }: ImagePanelProps) {
  // Without a record, the text is the one that a decoder found in the picture.
  const text = finished?.record?.text ?? scan.report?.specimen.text ?? null;
  const label = text === null ? null : codeLabel(text);
  return (
    <div className={styles.image}>
      <div className={styles.judged} data-stack="s">
        <Proof>
          <img
            key={code.picture}
            className={code.isWoven ? pressClass : revealClass}
            data-print
            src={code.picture}
            alt={label ?? previewWords.unknownCode}
            width={250}
            height={250}
            onError={() => generatedCode.passOver(code.picture)}
          />
        </Proof>
        <FinishedVerdict finished={finished} scan={scan} fix={fix} />
      </div>
      <div className={styles.beside} data-stack="l">
        <PreviewActions picture={code.picture} design={design} label={label}>
          <SaveAgain source={finished?.source} design={design} />
        </PreviewActions>
        {(finished === null || carrying) && <div className={styles.switch}>{carrying}</div>}
        {text !== null && <HeldText text={text} isChangeable={Boolean(design?.details?.changeable)} />}
      </div>
      <ScanResult picture={code.picture} finished={finished} scan={scan} fix={fix} />
    </div>
  );
}

const words = previewWords.designInFiles;

export function DesignSwitch({ design }: { readonly design: QrDesign }) {
  const isBare = useBareFiles();
  return (
    <Tick
      className={styles.tick}
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

/** The text of a finished code, by fields if it has some. Secrets are hidden until the visitor shows them. */
function HeldText({ text, isChangeable }: { readonly text: string; readonly isChangeable: boolean }) {
  const [isSecretShown, setIsSecretShown] = useState(false);
  const hidden = hideSecrets(text);
  const typed = recognize(text);
  const hasFields = typed.content !== text;
  const raw: ReactNode = (
    // Not every browser lets the keyboard reach a scrolling element.
    <p data-print={hasFields ? undefined : true} tabIndex={isTall(text) ? 0 : undefined}>
      <code>{isSecretShown ? text : hidden}</code>
    </p>
  );
  return (
    <div className={styles.holds} data-stack="xs start">
      <h3>{previewWords.contains}</h3>
      {hasFields ? <ContentFields data-print typed={typed} isSecretShown={isSecretShown} /> : raw}
      {neverExpires(text) && !isChangeable && <Note>{previewWords.neverExpires}</Note>}
      <AddressCautions text={text} />
      {hidden !== text && (
        <Button size="small" variant="quiet" className={styles.toggle} onClick={() => setIsSecretShown(!isSecretShown)}>
          {isSecretShown ? previewWords.hidePassword : previewWords.showPassword}
        </Button>
      )}
      {hasFields && (
        <Disclosure title={previewWords.rawText} className={styles.raw}>
          {raw}
        </Disclosure>
      )}
    </div>
  );
}

function isTall(text: string): boolean {
  return text.length > 150 || text.split('\n').length > 5;
}
