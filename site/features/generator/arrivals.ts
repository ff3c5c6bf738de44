import { useEffect, useState } from 'react';
import type { QrDesign } from '#design';
import { isTemplateSaved, subscribeTemplate } from '#storage';
import { showToast, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import type { Seam } from '#workbench';
import { designStore, generateAndKeep, type MadePicture } from '#workbench';
import type { Studio } from './generator-context.ts';

interface Template {
  readonly isGenerating: boolean;
  /** Null before they are made, and while the design differs from the template. */
  readonly made: MadePicture | null;
}

/** Opens a saved template and makes its code, now and whenever one is saved. Otherwise restores the last design. */
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
        void designStore.restore();
      }
    }

    if (isTemplateSaved()) void generate();
    else void designStore.restore();
    return subscribeTemplate(() => void generate());
  }, [studio]);

  return { isGenerating, made: made?.design === design ? made : null };
}

const MAY_BE_DESIGN = /^#(?:design|text|type)=|&(?:text|type)=/;

/** Opens the design in the page's address, also in one that is followed while the page is open. */
export function useOpenedLink(studio: Seam<Studio>): void {
  useEffect(() => {
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
