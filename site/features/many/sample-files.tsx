import { Download } from 'lucide-react';
import { BYTE_ORDER_MARK, PLAIN_CSV, writeCsvRecord } from '#tables';
import { Button, saveBlob } from '#ui';
import { manyWords } from '#words/many';

const words = manyWords.bring;

/** The buttons that save a sample table and a guide to its columns. */
export function SampleFiles() {
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => saveText(sampleTable(), words.sampleFile)}>
        <Download aria-hidden="true" />
        {words.sample}
      </Button>
      <Button size="small" variant="quiet" onClick={() => saveText(manyWords.guide, words.guideFile)}>
        <Download aria-hidden="true" />
        {words.guide}
      </Button>
    </>
  );
}

function sampleTable(): string {
  return manyWords.sampleRecords.map((record) => writeCsvRecord(record, PLAIN_CSV)).join('');
}

/** Saves a text. The byte order mark tells spreadsheets and editors that it is UTF-8. */
function saveText(text: string, name: string): void {
  saveBlob(new Blob([BYTE_ORDER_MARK + text], { type: 'text/plain;charset=utf-8' }), name);
}
