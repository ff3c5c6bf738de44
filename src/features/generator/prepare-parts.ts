import { loadMaker } from '#workbench';
import { loadCustomStyle } from './late-custom-style.tsx';
import { lateDrawingView } from './late-drawing-view.ts';
import { contentHelp } from './use-content-help.ts';

/** Fetches the parts that a visitor who begins will need. It may be called often. */
export function prepareParts(): void {
  // A failure is met again, and told, when they are needed.
  for (const load of [loadMaker, lateDrawingView.load, loadCustomStyle, contentHelp.load])
    load().catch(() => undefined);
}
