import { Undo2 } from 'lucide-react';
import { Button } from './button.tsx';

/** The button that takes the last repair back. */
export function UndoRepair({ undo }: { undo: () => void }) {
  return (
    <Button size="small" variant="quiet" onClick={undo}>
      <Undo2 aria-hidden="true" />
      Undo the repair
    </Button>
  );
}
