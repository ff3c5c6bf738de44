import { useEffect, useState } from 'react';
import type { QrDesign } from '#design';
import { isTemplateSaved, subscribeTemplate } from '#storage';
import { showToast, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, generateAndKeep, type MadePicture } from '#workbench';
import { twice } from '#workers';

/** The state of a saved template on this page. */
interface Template {
  readonly isGenerating: boolean;
  /** The template's picture and text; null before they are made, and while the design differs from the template. */
  readonly made: MadePicture | null;
}

/**
 * Replaces the design by the saved template and makes the template's code. Does this at once if a template is saved,
 * and also when a template is saved later. If none is saved at first, restores the design from the last visit of the
 * page.
 */
export function useTemplate(design: QrDesign): Template {
  const [isGenerating, setIsGenerating] = useState(false);
  const [made, setMade] = useState<(MadePicture & { readonly design: QrDesign }) | null>(null);

  useEffect(() => {
    async function generate(): Promise<void> {
      setIsGenerating(true);
      try {
        // `loadTemplate` removes the template from the storage, so a second run of this effect finds none.
        const template = (await twice(() => import('./load-template.ts'))).loadTemplate();
        if (!template) return;
        showToast({ kind: 'success', message: generatorWords.templateLoaded });
        const picture = await generateAndKeep(template);
        setMade({ design: template, ...picture });
        showToast({ kind: 'success', message: generatorWords.templateGenerated });
      } catch (error) {
        tellFailure(generatorWords.templateNotGenerated, error);
      } finally {
        setIsGenerating(false);
        // After a template was loaded, this has no effect.
        void designStore.restore();
      }
    }

    if (isTemplateSaved()) void generate();
    else void designStore.restore();
    return subscribeTemplate(() => void generate());
  }, []);

  return { isGenerating, made: made?.design === design ? made : null };
}
