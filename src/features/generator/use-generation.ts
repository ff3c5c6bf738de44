import { useCallback, useState, useTransition } from 'react';
import { useNavigate } from 'react-router';
import type { QrDesign } from '#design';
import { isBlank } from '#making';
import { showToast, tellFailure } from '#ui';
import { generateAndKeep } from '#workbench';

/** The way from the main button to /preview, and whether it is being gone. */
export function useGeneration() {
  const [isGenerating, setIsGenerating] = useState(false);
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const isBusy = isGenerating || isLeaving;

  const generate = useCallback(
    async (design: QrDesign): Promise<void> => {
      if (isBusy) return;
      if (isBlank(design)) {
        showToast({ kind: 'error', message: 'Please enter content for your QR code' });
        return;
      }
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
        setIsGenerating(false);
      }
    },
    [isBusy, navigate],
  );

  return { isGenerating: isBusy, generate };
}
