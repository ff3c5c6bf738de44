import { useEffect, useState } from 'react';
import type { QrDesign } from '#design';
import { subscribeTemplate, takeTemplate } from '#storage';
import { showToast, tellFailure } from '#ui';
import { designStore, generateAndKeep, type MadePicture, newDesign } from '#workbench';

/** What became of a saved template in this visit of the page. */
interface Template {
  readonly isGenerating: boolean;
  /** Its picture and what that holds, as long as the design is still that template. */
  readonly made: MadePicture | null;
}

/**
 * Loads the saved template, if there is one, in the place of the design, and makes its code at once. Without one, the design comes back that
 * the last load of the page left.
 */
export function useTemplate(design: QrDesign): Template {
  const [isGenerating, setIsGenerating] = useState(false);
  const [made, setMade] = useState<(MadePicture & { readonly design: QrDesign }) | null>(null);

  useEffect(() => {
    /** Whether there was a template: taking it removes it, so that a second run of this effect finds none. */
    function load(): boolean {
      const template = takeTemplate(newDesign());
      if (!template) return false;
      designStore.dispatch({ do: 'replace', design: template });
      showToast({ kind: 'success', message: 'Template loaded successfully!' });
      setIsGenerating(true);
      generateAndKeep(template)
        .then((picture) => {
          setMade({ design: template, ...picture });
          showToast({ kind: 'success', message: 'QR code generated successfully from template!' });
        })
        .catch((error: unknown) => tellFailure('Failed to generate QR code from template. Please try again.', error))
        .finally(() => setIsGenerating(false));
      return true;
    }

    if (!load()) designStore.restore();
    return subscribeTemplate(load);
  }, []);

  return { isGenerating, made: made?.design === design ? made : null };
}
