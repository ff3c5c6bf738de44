import { type RefObject, useEffect, useState } from 'react';
import type { QrDesign } from '#design';
import { isTemplateSaved, subscribeTemplate } from '#storage';
import { showToast, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, generation, type MadePicture } from '#workbench';
import { touch } from './touch.ts';

/**
 * Opens a saved template and makes its code, now and whenever one is saved. Otherwise restores the last design. Returns
 * what was made; null before, and while the design differs from the template.
 */
export function useTemplate(design: QrDesign): MadePicture | null {
  const [made, setMade] = useState<(MadePicture & { readonly design: QrDesign }) | null>(null);

  useEffect(() => {
    async function generate(): Promise<void> {
      try {
        const { loadTemplate, makeAndKeep } = await touch.load();
        // `loadTemplate` removes the template from the storage, so a second run of this effect finds none.
        const template = loadTemplate();
        if (!template) return;
        showToast({ kind: 'success', message: generatorWords.templateLoaded });
        const picture = await makeAndKeep(template);
        setMade({ design: template, ...picture });
        showToast({ kind: 'success', message: generatorWords.templateGenerated });
      } catch (error) {
        tellFailure(generatorWords.templateNotGenerated, error);
      } finally {
        void designStore.restore();
      }
    }

    const make = (): void => void generation.during(generate);
    if (isTemplateSaved()) make();
    else void designStore.restore();
    return subscribeTemplate(make);
  }, []);

  return made?.design === design ? made : null;
}

/** Focuses the field for the content if the page's address asks for it. */
export function useAskedContent(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function focusContent(): void {
      const { hash, pathname, search } = location;
      if (hash !== '#content') return;
      history.replaceState(history.state, '', pathname + search);
      content.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    }

    focusContent();
    window.addEventListener('hashchange', focusContent);
    return () => window.removeEventListener('hashchange', focusContent);
  }, [content]);
}

const MAY_BE_DESIGN = /^#(?:design|text|type)=|&(?:text|type)=/;

/** Opens the design in the page's address, also in one that is followed while the page is open. */
export function useOpenedLink(): void {
  useEffect(() => {
    async function takeLink(): Promise<void> {
      const { hash, pathname, search } = location;
      if (!MAY_BE_DESIGN.test(hash)) return;
      // The fragment is removed at once, because the link may be private and each reload would open it again.
      history.replaceState(history.state, '', pathname + search);
      try {
        await (await touch.load()).openLink(hash);
      } catch (error) {
        tellFailure(generatorWords.linkNotOpened, error);
      }
    }

    void takeLink();
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, []);
}
