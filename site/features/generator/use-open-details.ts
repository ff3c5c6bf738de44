import { type ToggleEvent, useState } from 'react';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { contentHelp } from './use-content-help.ts';

/**
 * Returns whether the fields beside the content are open, and the handler for opening and closing them. `isFilled` is
 * true if at least one of these fields is filled or needs a value. When `isFilled` becomes true, the fields open by
 * themselves.
 */
export function useOpenDetails(isFilled: boolean) {
  const [isOpen, setIsOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  // The state is set while rendering, not in an effect, so that the fields are not drawn closed before they open.
  if (wasFilled !== isFilled) {
    setWasFilled(isFilled);
    if (isFilled) setIsOpen(true);
  }

  function toggle(event: ToggleEvent<HTMLDetailsElement>): void {
    const isNowOpen = event.newState === 'open';
    setIsOpen(isNowOpen);
    if (isNowOpen) contentHelp.load().catch(tellMissing);
  }

  return { isOpen, toggle };
}

function tellMissing(): void {
  showToast({ kind: 'error', message: generatorWords.lostFields });
}
