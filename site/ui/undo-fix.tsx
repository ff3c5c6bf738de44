import { Undo2 } from 'lucide-react';
import { scanWords } from '#words/scan';
import { Button } from './button.tsx';

/** The button that undoes the last fix. */
export function UndoFix({ undo }: { undo: () => void }) {
  return (
    <Button size="small" variant="quiet" onClick={undo}>
      <Undo2 aria-hidden="true" />
      {scanWords.undoFix}
    </Button>
  );
}
