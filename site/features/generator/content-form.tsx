import { FilePlus2, FolderOpen, Images, Redo2, Undo2 } from 'lucide-react';
import { memo, type ReactNode, type Ref, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass, FileButton, IconButton, Step, showToast, TABLE_FILES, VisuallyHidden } from '#ui';
import { generatorWords } from '#words/generator';
import {
  type Draft,
  designStore,
  isNewDesign,
  newDesign,
  type ReadyDraft,
  showGenerator,
  useCodeCount,
  useDesign,
  YOUR_CODES_ID,
} from '#workbench';
import styles from './content.module.css';
import { ContentEntry, type ContentEntryProps } from './content-entry.tsx';
import { TypeRow } from './type-row.tsx';

interface ContentFormProps {
  readonly id: string;
  readonly draft: Draft;
  readonly shown: ReadyDraft | null;
  readonly contentRef: Ref<HTMLElement>;
  readonly takeFile: (file: Blob) => void;
  readonly submit: () => void;
}

/** The form contains only the content and the main button: Enter in other fields must not submit it. */
export function ContentForm({ id, draft, shown, contentRef, takeFile, submit }: ContentFormProps) {
  const { design, edited, past, future, last } = useDesign();
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  const isNew = edited === null && isNewDesign(design);
  const moved = useLastMove(future.length, last === null);
  const tools = useMemo(
    () => <HistoryTools canUndo={canUndo} canRedo={canRedo} hasNew={!isNew} moved={moved} />,
    [canUndo, canRedo, isNew, moved],
  );
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ContentPanel
        ref={contentRef}
        type={design.type}
        content={design.content}
        details={design.details}
        leftOut={design.leftOut}
        size={shown?.made.code.size ?? null}
        isWoven={Boolean(shown?.made.woven)}
        isTooLong={draft.state === 'impossible' && draft.reason === 'text'}
        undoSplit={last?.field === 'take-apart' ? designStore.undo : undefined}
        tools={tools}
        takeFile={takeFile}
      />
    </form>
  );
}

interface ContentPanelProps extends ContentEntryProps {
  readonly ref: Ref<HTMLElement>;
  readonly tools: ReactNode;
  readonly takeFile: (file: Blob) => void;
}

/** Memoized, because rendering it with every change drops animation frames. */
const ContentPanel = memo(function ContentPanel({ ref, tools, takeFile, ...props }: ContentPanelProps) {
  return (
    <Step number={1} title={generatorWords.contentStep} ref={ref} tools={tools}>
      <TypeRow type={props.type} />
      <ContentEntry key={props.type} {...props} />
      <div className={styles.foot} data-row="center spread">
        <FileButton
          accept={`image/*,application/pdf,application/json,${TABLE_FILES}`}
          take={takeFile}
          variant="quiet"
          className={styles.open}
        >
          <FolderOpen aria-hidden="true" />
          {generatorWords.openFile}
        </FileButton>
        <div className={styles.links} data-row="end">
          <Link to="/check" className={styles.link}>
            {generatorWords.checkPicture}
          </Link>
          <Link to="/many" className={styles.link}>
            {generatorWords.makeMany}
          </Link>
        </div>
      </div>
    </Step>
  );
});

interface HistoryToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hasNew: boolean;
  /** The undo or redo that was made last, in words; empty after another change. */
  readonly moved: string;
}

const HistoryTools = memo(function HistoryTools({ canUndo, canRedo, hasNew, moved }: HistoryToolsProps) {
  return (
    <div className={styles.tools} data-row="end">
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
      {hasNew && (
        <Button variant="quiet" className={styles.new} onClick={() => void startNew()}>
          <FilePlus2 aria-hidden="true" />
          {generatorWords.newCode}
        </Button>
      )}
      {useCodeCount() > 0 && (
        <a href={`#${YOUR_CODES_ID}`} className={`${buttonClass} ${styles.new}`} data-variant="quiet">
          <Images aria-hidden="true" />
          <span>{generatorWords.yourCodes}</span>
        </a>
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

/** `undone`: the number of undone steps. `isMove`: whether the last step came from undo or redo. */
function useLastMove(undone: number, isMove: boolean): string {
  const [move, setMove] = useState({ undone, words: '' });
  if (undone !== move.undone) {
    const words =
      undone > move.undone ? generatorWords.undone({ steps: undone }) : generatorWords.redone({ steps: undone });
    setMove({ undone, words: isMove ? words : '' });
  }
  return move.words;
}

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

async function startNew(): Promise<void> {
  const isStep = await designStore.open(newDesign());
  showGenerator();
  if (!isStep) return;
  const action = { label: generatorWords.undo, onClick: designStore.undo };
  showToast({ kind: 'info', message: generatorWords.newStarted, action });
}
