import { type ToggleEvent, useState } from 'react';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { contentHelp } from './use-content-help.ts';

/**
 * Returns whether the fields beside the content are open, and the handler for opening and closing them. They also open
 * by themselves when `isFilled` becomes true: one of them has been filled or needs a value.
 */
export function useOpenDetails(isFilled: boolean) {
  const [isOpen, setIsOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  // Set while rendering, so that the fields never appear closed first.
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
