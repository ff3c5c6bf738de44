import { ArrowLeft } from 'lucide-react';
import { type GeneratedCode, generatedCode } from '#storage';
import { ButtonLink, codeLabel, Proof, revealClass } from '#ui';
import styles from './finished-code.module.css';
import { PreviewActions } from './preview-actions.tsx';
import { ScanResult } from './scan-result.tsx';
import { useEncodedText } from './use-encoded-text.ts';

/** A generated code, what it holds, what can be done with it, and whether it scans. */
export function FinishedCode({ code }: { code: GeneratedCode }) {
  const text = useEncodedText(code);
  return (
    <div className={styles.finished}>
      <Proof>
        <img
          className={revealClass}
          src={code.image}
          alt={text === null ? 'Your QR code' : codeLabel(text)}
          width={250}
          height={250}
          onError={() => generatedCode.passOver(code.image)}
        />
      </Proof>
      <div className={styles.beside}>
        {text !== null && (
          <div className={styles.holds}>
            <h3>This code holds</h3>
            <p>
              <code>{text}</code>
            </p>
          </div>
        )}
        <PreviewActions image={code.image} />
        <ButtonLink to="/" variant="quiet" size="small" className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          Change the design
        </ButtonLink>
      </div>
      {text !== null && <ScanResult image={code.image} text={text} />}
    </div>
  );
}
