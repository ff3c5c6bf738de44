import { TryAgain } from '#ui';
import { generatorWords } from '#words/generator';
import { seam, useSeam } from '#workbench';
import type { EditedCodeProps } from './edited-code.tsx';

const edited = seam(() => import('./edited-code.tsx'));

/** Shows the notice about the edited code. The module of the notice loads on demand. */
export function EditedPlace(props: EditedCodeProps) {
  const { loaded, isMissing, retry } = useSeam(edited);
  if (loaded) return <loaded.EditedCode {...props} />;
  return <TryAgain problem={isMissing ? generatorWords.lostEdited : null} retry={retry} />;
}
