import { useCallback, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router';
import type { QrDesign } from '#design';
import { imageOf, isBlank } from '#making';
import { appendAnalytics, generatedCode, newCodeId, saveGenerated, saveRecord } from '#storage';
import { showToast } from '#ui';
import { painted } from './painted.ts';
import { loadMaker } from './use-maker.ts';

/** Makes the picture, keeps it where /preview finds it, with its record, and counts it. Resolves to the picture. */
export async function generateAndKeep(design: QrDesign): Promise<string> {
  generatedCode.setGenerating(true);
  try {
    const [{ loadImage, makePicture }] = await Promise.all([loadMaker(), painted()]);
    const source = imageOf(design);
    const { made, picture } = await makePicture(design, source === undefined ? null : await loadImage(source));
    const id = newCodeId();
    saveRecord({ id, design, text: made.text, picture });
    saveGenerated({ picture, id });
    const { content, type, qrType } = design;
    appendAnalytics({ id, content, type, qrType, customImage: source !== undefined });
    return picture;
  } finally {
    generatedCode.setGenerating(false);
  }
}

/** Tells the visitor, and the console why. */
export function tellFailure(message: string, cause: unknown): void {
  console.error(new Error('Failed to generate QR code', { cause }));
  showToast({ kind: 'error', message });
}

/** The way from the main button to /preview, and whether it is being gone. */
export function useGeneration() {
  const [isGenerating, setIsGenerating] = useState(false);
  // A state is seen at the next rendering, and two submits may come before it.
  const isRunning = useRef(false);
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const isBusy = isGenerating || isLeaving;

  const generate = useCallback(
    async (design: QrDesign): Promise<void> => {
      if (isBusy || isRunning.current) return;
      if (isBlank(design)) {
        showToast({ kind: 'error', message: 'Please enter content for your QR code' });
        return;
      }
      isRunning.current = true;
      setIsGenerating(true);
      // Each navigation, also one whose page is still on its way, puts another object here.
      const place = history.state;
      try {
        await generateAndKeep(design);
        // Who has gone elsewhere stays there. Else, until the page that follows has come, the work is not done.
        if (history.state === place) startLeaving(() => void navigate('/preview'));
      } catch (error) {
        tellFailure('Failed to generate QR code. Please try again.', error);
      } finally {
        isRunning.current = false;
        setIsGenerating(false);
      }
    },
    [isBusy, navigate],
  );

  return { isGenerating: isBusy, generate };
}
