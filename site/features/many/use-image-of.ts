import { useEffect, useState } from 'react';
import { imageOf, type QrDesign } from '#design';
import type { UploadedImage } from '#raster';
import { loadMaker } from '#workbench';

/** Returns the loaded image of a design; null if it has no image or loading failed; undefined while the image loads. */
export function useImageOf(design: QrDesign): UploadedImage | null | undefined {
  const source = imageOf(design);
  const [answer, setAnswer] = useState<{ readonly source: string; readonly image: UploadedImage | null } | null>(null);
  useEffect(() => {
    if (source === undefined) return;
    let isCurrent = true;
    const answerWith = (image: UploadedImage | null): void => {
      if (isCurrent) setAnswer({ source, image });
    };
    loadMaker()
      .then(({ loadImage }) => loadImage(source))
      .then(answerWith, (error: unknown) => {
        console.error(error);
        answerWith(null);
      });
    return () => {
      isCurrent = false;
    };
  }, [source]);
  if (source === undefined) return null;
  return answer?.source === source ? answer.image : undefined;
}
