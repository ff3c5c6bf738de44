import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { dialogClass } from './surfaces.tsx';
import styles from './titled-dialog.module.css';

interface TitledDialogProps {
  readonly title: string;
  readonly closeName: string;
  readonly className: string;
  readonly close: () => void;
  readonly onKeyDown: KeyboardEventHandler<HTMLDialogElement>;
  readonly children: ReactNode;
}

/** A modal dialog that opens when it is rendered. A press beside it closes it. */
export function TitledDialog({ title, closeName, className, close, onKeyDown, children }: TitledDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${dialogClass} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={close}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={className}>
        <div className={styles.head} data-line="spread">
          <h3 id={id}>{title}</h3>
          <IconButton name={closeName} onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
