import { useEffect, useState } from 'react';
import { type Pixels, type ScanReport, useScan, VERDICT_TEXT, verdictRank } from '#scanning';
import { ScanBadge, scanFigures } from '#ui';
import { ScanDetails } from './scan-details.tsx';
import styles from './scan-result.module.css';

interface ScanResultProps {
  readonly image: string;
  /** What the code must hold. */
  readonly text: string;
}

/** The verdict on a finished picture, read back from its own pixels, with all that was measured. */
export function ScanResult({ image, text }: ScanResultProps) {
  const request = usePictureRequest(image, text);
  const { report } = useScan(request);
  const verdict = report?.verdict;
  return (
    <div className={styles.result}>
      <div className={styles.line}>
        <div role="status">
          {verdict ? (
            <ScanBadge rank={verdictRank(verdict)} text={VERDICT_TEXT[verdict]} />
          ) : (
            <ScanBadge text="Reading the code…" />
          )}
        </div>
        {verdict && <p className={styles.figures}>{scanFigures(report)}</p>}
      </div>
      {report && <Findings report={report} image={image} />}
    </div>
  );
}

function Findings({ report, image }: { report: ScanReport; image: string }) {
  return (
    <>
      {report.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {report.reasons.map((reason) => (
            <li key={reason.id}>{reason.text}</li>
          ))}
        </ul>
      )}
      <ScanDetails report={report} image={image} />
    </>
  );
}

interface PictureRequest {
  readonly png: Pixels;
  readonly text: string;
}

function usePictureRequest(image: string, text: string): PictureRequest | null {
  const [answer, setAnswer] = useState<{ readonly image: string; readonly request: PictureRequest } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readPixels(image).then(
      (png) => {
        if (isCurrent && png) setAnswer({ image, request: { png, text } });
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [image, text]);
  return answer?.image === image ? answer.request : null;
}

async function readPixels(image: string): Promise<Pixels | null> {
  const bitmap = await createImageBitmap(await (await fetch(image)).blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
