import { useCallback, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { hidePassword, isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import { imageOf } from '#making';
import { appendAnalytics, generatedCode, newCodeId, saveGenerated, saveRecord } from '#storage';
import { showToast } from '#ui';
import { painted } from './painted.ts';
import { loadMaker } from './use-maker.ts';

/** A picture, as a data URL, and the text of the code in it. */
export interface MadePicture {
  readonly picture: string;
  readonly text: string;
}

/** Makes the picture, keeps it where /preview finds it, with its record, and counts it. */
export async function generateAndKeep(design: QrDesign): Promise<MadePicture> {
  generatedCode.setGenerating(true);
  try {
    const [{ loadImage, makePicture }] = await Promise.all([loadMaker(), painted()]);
    const source = imageOf(design);
    const { made, picture } = await makePicture(design, source === undefined ? null : await loadImage(source));
    const id = newCodeId();
    saveRecord({ id, design, text: made.text, picture });
    saveGenerated({ picture, id });
    const { type, qrType } = design;
    // What is typed may be a whole Wi-Fi code.
    const content = hidePassword(design.content);
    appendAnalytics({ id, content, type, qrType, customImage: source !== undefined });
    return { picture, text: made.text };
  } finally {
    generatedCode.setGenerating(false);
  }
}

/** Tells the visitor, and the console why. */
export function tellFailure(message: string, cause: unknown): void {
  console.error(new Error('Failed to generate QR code', { cause }));
  showToast({ kind: 'error', message });
}

function askForContent(): false {
  showToast({ kind: 'error', message: 'Please enter content for your QR code' });
  return false;
}

/** The way from the main button to /preview, and whether it is being gone. */
export function useGeneration() {
  const [isGenerating, setIsGenerating] = useState(false);
  // A state is seen at the next rendering, and two submits may come before it.
  const isRunning = useRef(false);
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const isBusy = isGenerating || isLeaving;

  /** Resolves to whether a code was made. */
  const generate = useCallback(
    async (design: QrDesign): Promise<boolean> => {
      if (isBusy || isRunning.current) return false;
      if (isNothingTyped(design)) return askForContent();
      isRunning.current = true;
      setIsGenerating(true);
      // Each navigation, also one whose page is still on its way, puts another object here.
      const place = history.state;
      try {
        if ((await loadMaker()).isBlank(design)) return askForContent();
        await generateAndKeep(design);
        // Who has gone elsewhere stays there. Else, until the page that follows has come, the work is not done.
        if (history.state === place) startLeaving(() => void navigate('/preview'));
        return true;
      } catch (error) {
        tellFailure('Failed to generate QR code. Please try again.', error);
        return false;
      } finally {
        isRunning.current = false;
        setIsGenerating(false);
      }
    },
    [isBusy, navigate],
  );

  return { isGenerating: isBusy, generate };
}
