import { useEffect, useState } from 'react';
import type { QrDesign } from '#design';
import { isTemplateSaved, subscribeTemplate } from '#storage';
import { showToast, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import type { Seam } from '#workbench';
import { designStore, generateAndKeep, type MadePicture } from '#workbench';
import type { Studio } from './generator-context.ts';

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
export function useTemplate(design: QrDesign, studio: Seam<Studio>): Template {
  const [isGenerating, setIsGenerating] = useState(false);
  const [made, setMade] = useState<(MadePicture & { readonly design: QrDesign }) | null>(null);

  useEffect(() => {
    async function generate(): Promise<void> {
      setIsGenerating(true);
      try {
        // `loadTemplate` removes the template from the storage, so a second run of this effect finds none.
        const template = (await studio.load()).loadTemplate();
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
  }, [studio]);

  return { isGenerating, made: made?.design === design ? made : null };
}

/** Fragments that may be a link to a design. All others are places on the page. */
const MAY_BE_DESIGN = /^#(?:design|text|type)=|&(?:text|type)=/;

/**
 * If the page's address contains a design, removes the design from the address and opens it in place of the current
 * one. Undo restores the earlier design. This also works for a link that is followed while the page is open. No code is
 * generated. The visitor is told if the link cannot be read.
 */
export function useOpenedLink(studio: Seam<Studio>): void {
  useEffect(() => {
    /** Opens the design in the address, if there is one. */
    async function takeLink(): Promise<void> {
      const { hash, pathname, search } = location;
      if (!MAY_BE_DESIGN.test(hash)) return;
      // The fragment is removed at once, because the link may be private and each reload would open it again.
      history.replaceState(history.state, '', pathname + search);
      try {
        await (await studio.load()).openLink(hash);
      } catch (error) {
        tellFailure(generatorWords.linkNotOpened, error);
      }
    }

    void takeLink();
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, [studio]);
}
