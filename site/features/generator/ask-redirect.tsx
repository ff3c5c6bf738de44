import { TryAgain } from '#ui';
import { frameWords } from '#words/frame';
import { useSeam } from '#workbench';
import { rare } from './rare-seam.ts';
import type { RedirectDialogProps } from './redirect-dialog.tsx';

/** Loads and opens the dialog for a changeable code. */
export function AskRedirect(props: RedirectDialogProps) {
  const { loaded, isMissing, retry } = useSeam(rare);
  if (loaded) return <loaded.RedirectDialog {...props} />;
  return <TryAgain problem={isMissing ? frameWords.lostPart : null} retry={retry} />;
}
