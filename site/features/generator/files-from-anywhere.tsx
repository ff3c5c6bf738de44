import { useNavigate } from 'react-router';
import { clipboardText, GIVEN_TABLE_MAX, isOfCells, showToast, useFileDrag, usePagePaste } from '#ui';
import { generatorWords } from '#words/generator';
import styles from './generator.module.css';
import { pastedCell } from './paste.ts';

interface FilesFromAnywhereProps {
  readonly take: (file: Blob) => void;
  readonly takeText: (text: string) => void;
}

/** The page below the sheet receives the drop. */
export function FilesFromAnywhere({ take, takeText }: FilesFromAnywhereProps) {
  const isDragged = useFileDrag(take);
  const navigate = useNavigate();
  usePagePaste((data, isInField) => {
    const text = isInField ? data.getData('text/plain') : clipboardText(data);
    const cell = pastedCell(text);
    const file = [...data.files].find(({ type }) => TAKEN.test(type));
    if (text.trim() === '' && file) take(file);
    else if (isInField) return false;
    else if (cell !== null) takeText(cell);
    else if (isOfCells(data)) takeTable(text);
    else return false;
    return true;
  });

  function takeTable(table: string): void {
    const isCarried = table.length <= GIVEN_TABLE_MAX;
    if (!isCarried) showToast({ kind: 'info', ...generatorWords.pasteThere });
    void navigate('/many', { state: isCarried ? { table } : null });
  }

  return (
    isDragged && (
      <div className={styles.drop}>
        <div className={styles.dropSheet} data-stack="s">
          <p className={styles.dropTitle}>{generatorWords.drop}</p>
          <p>{generatorWords.dropHelp}</p>
        </div>
      </div>
    )
  );
}

const TAKEN = /^image\/|\/(?:json|pdf)$/;
