import { Redo2, Undo2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, IconButton } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore } from '#workbench';
import styles from './history-tools.module.css';

interface HistoryToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Starts a new code; undefined if the design is new already. */
  readonly startNew: (() => void) | undefined;
}

/** Two small buttons for Undo and Redo, and one that starts another design. */
export const HistoryTools = memo(function HistoryTools({ canUndo, canRedo, startNew }: HistoryToolsProps) {
  return (
    <div className={styles.tools}>
      {startNew && (
        <Button variant="quiet" className={styles.new} onClick={startNew}>
          {generatorWords.newCode}
        </Button>
      )}
      <Tool name={generatorWords.undo} isOn={canUndo} press={designStore.undo}>
        <Undo2 aria-hidden="true" />
      </Tool>
      <Tool name={generatorWords.redo} isOn={canRedo} press={designStore.redo}>
        <Redo2 aria-hidden="true" />
      </Tool>
    </div>
  );
});

interface ToolProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}

function Tool({ name, isOn, press, children }: ToolProps) {
  return (
    <IconButton
      className={styles.tool}
      name={name}
      // Not `disabled`: when the last step is undone, the focus would leave the button.
      aria-disabled={!isOn}
      // Not a tab stop while it does nothing.
      tabIndex={isOn ? undefined : -1}
      onClick={press}
    >
      {children}
    </IconButton>
  );
}
