import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '#ui';
import type { DesignAction } from './design-reducer.ts';
import { loadMaker } from './use-maker.ts';

/** Takes an image file into the design, also one that is pasted anywhere on the page. The latest file wins. */
export function useImageUpload(dispatch: Dispatch<DesignAction>) {
  const [isReading, setIsReading] = useState(false);
  const latest = useRef(0);

  async function takeImage(file: Blob): Promise<void> {
    latest.current += 1;
    const own = latest.current;
    setIsReading(true);
    try {
      const { takeUpload } = await loadMaker();
      const customImage = await takeUpload(file);
      if (own !== latest.current) return;
      if (customImage) dispatch({ do: 'set-image', customImage });
      else showToast({ kind: 'error', message: 'Failed to load custom image' });
    } finally {
      if (own === latest.current) setIsReading(false);
    }
  }

  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    const image = [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'));
    // Text copied together with a picture of it (from a spreadsheet, say) is meant as text.
    if (!image || data?.types.includes('text/plain')) return;
    event.preventDefault();
    dispatch({ do: 'choose-tab', qrType: 'custom' });
    takeImage(image);
  });

  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('paste', takePasted, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return { isReading, takeImage };
}
