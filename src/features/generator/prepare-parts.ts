import { loadMaker } from '#workbench';
import { loadCustomStyle } from './late-custom-style.tsx';
import { lateDrawingView } from './late-drawing-view.ts';
import { contentHelp } from './use-content-help.ts';

/** Loads the parts that a visitor will need next. It may be called often. */
export function prepareParts(): void {
  // A failure is ignored here: it is reported when the part is needed.
  for (const load of [loadMaker, lateDrawingView.load, loadCustomStyle, contentHelp.load])
    load().catch(() => undefined);
}
