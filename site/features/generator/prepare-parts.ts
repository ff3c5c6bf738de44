import { maker } from '#workbench';
import { loadCustomStyle } from './late-custom-style.tsx';
import { lateDrawingView } from './late-drawing-view.ts';
import { contentHelp } from './use-content-help.ts';

/** Loads the modules that a visitor will need next. May be called often. */
export function prepareParts(): void {
  // Failures are ignored here, because they are reported when the module is needed.
  for (const load of [maker.load, lateDrawingView.load, loadCustomStyle, contentHelp.load])
    load().catch(() => undefined);
}
