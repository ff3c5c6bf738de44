// Joins the manifests of shards, in the order of the rows, with memory that does not grow with them.

import { createReadStream } from 'node:fs';
import { MANIFEST_COLUMNS, MANIFEST_START } from '#batch';
import { PLAIN_CSV, TableStream, writeCsvRecord } from '#tables';
import { CommandError, STATUS } from './errors.ts';
import { WholeFile } from './files.ts';

export interface ManifestRecord {
  readonly cells: readonly string[];
  readonly text: string;
}

/** Yields the lines of a manifest up to the first that is not whole, as if its run was ended there. */
export async function* readRecords(path: string): AsyncGenerator<ManifestRecord> {
  const stream = new TableStream();
  let isManifest = false;
  const pieces = createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 18 });
  const whole = function* (rows: ReturnType<TableStream['push']>): Generator<ManifestRecord | null> {
    for (const { cells } of rows) {
      // A header alone is not taken for one.
      isManifest ||= stream.columns[0] === MANIFEST_COLUMNS[0] || cells[0] === MANIFEST_COLUMNS[0];
      if (!isManifest) throw wrong(`${path} is no manifest.`);
      if (cells[0] === MANIFEST_COLUMNS[0]) continue;
      const isWhole = cells.length === MANIFEST_COLUMNS.length && /^\d+$/.test(cells[0]);
      yield isWhole ? { cells, text: writeCsvRecord(cells, PLAIN_CSV) } : null;
    }
  };
  async function* all(): AsyncGenerator<ManifestRecord | null> {
    for await (const piece of pieces as AsyncIterable<string>) yield* whole(stream.push(piece));
    if (pieces.bytesRead > 0) yield* whole(stream.end());
  }
  for await (const record of all()) {
    if (!record) return;
    yield record;
  }
}

/** Writes one manifest with the rows of several. Rejects with a `CommandError` if two say different things of a row. */
export async function mergeManifests(paths: readonly string[], output: string, isForced: boolean): Promise<void> {
  const heads: { readonly path: string; readonly rest: AsyncGenerator<ManifestRecord>; record: ManifestRecord }[] = [];
  for (const path of paths) {
    const rest = readRecords(path);
    const { value } = await rest.next().catch((error) => {
      if (error instanceof CommandError) throw error;
      throw new CommandError(STATUS.noInput, `${path} cannot be read as a manifest: ${error.message}.`);
    });
    if (value) heads.push({ path, rest, record: value });
  }
  const file = new WholeFile(output, isForced);
  try {
    let text = MANIFEST_START;
    for (let last: (typeof heads)[number]['record'] | null = null; heads.length > 0; ) {
      const least = heads.reduce((first, head) => (numberOf(head.record) < numberOf(first.record) ? head : first));
      const { record } = least;
      const difference = last === null ? 1 : numberOf(record) - numberOf(last);
      if (difference < 0) throw wrong(`${least.path} does not have its rows in order.`);
      if (difference === 0 && record.text !== last?.text)
        throw wrong(`${least.path} tells otherwise of row ${record.cells[0]}.`);
      if (difference > 0) text += record.text;
      if (text.length > 65_536) {
        file.write(text);
        text = '';
      }
      last = record;
      const { value } = await least.rest.next();
      if (value) least.record = value;
      else heads.splice(heads.indexOf(least), 1);
    }
    file.write(text);
    file.finish();
  } finally {
    file.abandon();
  }
}

function numberOf({ cells }: ManifestRecord): number {
  return Number(cells[0]);
}

function wrong(message: string): CommandError {
  return new CommandError(STATUS.notEncoded, message);
}
