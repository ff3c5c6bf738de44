import { useNavigate } from 'react-router';
import { clipboardText, GIVEN_TABLE_MAX, isOfCells, showToast, useFileDrag, usePagePaste } from '#ui';
import { generatorWords } from '#words/generator';
import styles from './generator.module.css';
import { pastedCell } from './paste.ts';

interface FilesFromAnywhereProps {
  readonly take: (file: Blob) => void;
  /** For a file that is dropped or pasted on the field for the image. */
  readonly takeImage: (file: Blob) => void;
  readonly takeText: (text: string) => void;
}

/** The page below the sheet receives the drop. */
export function FilesFromAnywhere({ take, takeImage, takeText }: FilesFromAnywhereProps) {
  const isDragged = useFileDrag((file, target) => (isImageField(target) ? takeImage : take)(file));
  const navigate = useNavigate();
  usePagePaste((data, isInField) => {
    const text = isInField ? data.getData('text/plain') : clipboardText(data);
    const cell = pastedCell(text);
    const file = [...data.files].find(({ type }) => TAKEN.test(type));
    if (text.trim() === '' && file) (isImageField(document.activeElement) ? takeImage : take)(file);
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

/** The props of the field for the image, by which it is known. */
export const IMAGE_FIELD = { 'data-takes': 'image' } as const;

function isImageField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('label')?.control?.dataset.takes === IMAGE_FIELD['data-takes'];
}

const TAKEN = /^image\/|\/(?:json|pdf)$/;
