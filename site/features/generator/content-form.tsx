import { type Ref, useMemo } from 'react';
import { type Draft, designStore, isNewDesign, type ReadyDraft, useDesign } from '#workbench';
import { ContentPanel } from './content-panel.tsx';
import { HistoryTools } from './history-tools.tsx';

interface ContentFormProps {
  readonly id: string;
  readonly draft: Draft;
  readonly shown: ReadyDraft | null;
  readonly contentRef: Ref<HTMLElement>;
  readonly takeFile: (file: Blob) => void;
  readonly submit: () => void;
  readonly startNew: () => void;
}

/**
 * The first step. The form contains only the content and the main button, because Enter in any other field must not
 * submit it.
 */
export function ContentForm({ id, draft, shown, contentRef, takeFile, submit, startNew }: ContentFormProps) {
  const { design, edited, past, future, last } = useDesign();
  const [canUndo, canRedo] = [past.length > 0, future.length > 0];
  const isNew = edited === null && isNewDesign(design);
  const tools = useMemo(
    () => <HistoryTools canUndo={canUndo} canRedo={canRedo} startNew={isNew ? undefined : startNew} />,
    [canUndo, canRedo, isNew, startNew],
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
        undoTakingApart={last?.field === 'take-apart' ? designStore.undo : undefined}
        dispatch={designStore.dispatch}
        tools={tools}
        takeFile={takeFile}
      />
    </form>
  );
}
