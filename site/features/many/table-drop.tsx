import { Sheet } from 'lucide-react';
import { DropField, useFileDrag } from '#ui';
import { manyWords } from '#words/many';
import type { TableSource } from './table-source.ts';

const words = manyWords.bring;

interface TableDropProps {
  readonly source: TableSource | null;
  readonly take: (file: File) => void;
}

/** The place for choosing a file. Files can be dropped anywhere on the page. */
export function TableDrop({ source, take }: TableDropProps) {
  return (
    <DropField
      title={words.choose}
      picture={<Sheet aria-hidden="true" />}
      isOver={useFileDrag(take)}
      take={take}
      accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values"
      aria-label={words.choose}
    >
      <span>{source?.is === 'file' ? words.chosen(source.name) : words.chooseHint}</span>
    </DropField>
  );
}
