import { restoreBackup } from '#features/library';
import type { FoundCode } from '#scanning';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore } from '#workbench';
import {
  type Found,
  isPhoto,
  lookForCodes,
  lookInside,
  lookThroughPdf,
  readImage,
  type UploadState,
} from './found-in-picture.ts';
import { openSafely } from './open-design.ts';

const NO_FILE: UploadState = { is: 'none' };

const NOTHING_BEING_READ = Promise.resolve(true);

export interface IntakeEvents {
  readonly tellState: (state: UploadState) => void;
  readonly tellFound: (found: Found | null) => void;
  readonly tellName: (customImage: string, fileName: string) => void;
  readonly tellTable: (file: File) => void;
}

/** A `picture` is not searched for designs, backups and codes; a `photo` is woven at once. */
export type Meant = 'image' | 'photo' | 'picture' | 'anything';

type Added = Extract<UploadState, { is: 'added' }>;

/** Reads files into the design. Only the file that was chosen last is reported. */
export interface FileIntake {
  readonly take: (file: Blob, meant: Meant) => void;
  readonly removeImage: () => void;
  readonly settled: () => Promise<boolean>;
  readonly decide: () => void;
}

export function createFileIntake({ tellState, tellFound, tellName, tellTable }: IntakeEvents): FileIntake {
  let searching = new AbortController();
  /** Whether the file that is being read was accepted. */
  let latest = NOTHING_BEING_READ;

  function decide(): void {
    searching.abort();
    tellFound(null);
  }

  function take(file: Blob, meant: Meant): void {
    const isSearched = meant !== 'picture';
    decide();
    const own = new AbortController();
    searching = own;
    const { design: before } = designStore.get();
    const outcome = read();
    latest = outcome;
    tellState({ is: 'reading' });

    async function read(): Promise<boolean> {
      const held = isSearched ? await lookInside(file, restoreBackup) : null;
      // An image is known by its bytes, even if it is named like a table.
      const misnamed = held === 'table' ? await readImage(file) : null;
      if (own.signal.aborted) return latest;
      if (held && misnamed?.is !== 'added') {
        latest = NOTHING_BEING_READ;
        tellState({ is: 'none' });
        // A backup adds nothing to the design. The codes of a PDF wait for the visitor's choice, and so does a saved design
        // if work would be lost.
        if (held === 'backup') return true;
        if (held === 'pdf') {
          void lookThroughPdf(file, own.signal, tellFound);
          return true;
        }
        if (held === 'table') {
          if (file instanceof File) tellTable(file);
          return true;
        }
        if (meant === 'anything' && (await openSafely(held))) return true;
        if (!own.signal.aborted) {
          tellFound({ is: 'design', design: held, file: file.type === 'application/pdf' ? null : file });
        }
        return true;
      }
      const result = misnamed ?? (await readImage(file));
      if (latest !== outcome) return latest;
      latest = NOTHING_BEING_READ;
      if (result.is === 'added') {
        if (meant !== 'anything') add(result, meant === 'photo');
        if (isSearched) void search(result);
      } else if (result.is === 'refused') {
        tellState(result);
        showToast({ kind: 'error', message: generatorWords.imageNotLoaded, description: result.why });
      }
      return result.is === 'added';
    }

    function add(added: Added, isWoven: boolean): void {
      const { customImage } = added;
      tellState(added);
      if (file instanceof File) tellName(customImage, file.name);
      designStore.dispatch({ do: 'set-image', customImage });
      if (isWoven) designStore.dispatch({ do: 'weave', weave: {} });
    }

    /** What was chosen as an image seldom has a code, and the full search takes seconds. */
    async function search(added: Added): Promise<void> {
      const { customImage } = added;
      const isAsked = meant === 'anything';
      if (isAsked) {
        const isWoven = await isPhoto(file, customImage).catch(() => false);
        if (own.signal.aborted) return;
        const use = (): void => add(added, isWoven);
        const asked = { file, use } as const;
        tellState(NO_FILE);
        tellFound({ is: 'looking', ...asked });
        const codes = await lookForCodes(file, customImage, 'still', own.signal);
        if (own.signal.aborted) return;
        if (codes?.length !== 0) add(added, false);
        tellFound(codes && (codes.length > 0 ? codesIn(codes) : { is: 'nothing', ...asked }));
      } else {
        const codes = await lookForCodes(file, customImage, 'live', own.signal);
        if (codes && codes.length > 0 && !own.signal.aborted) tellFound(codesIn(codes));
      }

      function codesIn(codes: readonly FoundCode[]): Found {
        return { is: 'codes', file, codes, taken: { customImage, before } };
      }
    }
  }

  function removeImage(): void {
    latest = NOTHING_BEING_READ;
    tellState({ is: 'removed' });
    decide();
    designStore.dispatch({ do: 'remove-image' });
  }

  return { take, removeImage, settled: () => latest, decide };
}
