import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, seam } from '#workbench';
import type { Found } from './found-in-picture.ts';
import type { UploadState } from './image-upload.ts';
import type { RestoreBackup } from './read-picture-file.ts';

const reader = seam(() => import('./read-picture-file.ts'));

const LOST: UploadState = { is: 'refused', why: generatorWords.lostReader };

const NOTHING_BEING_READ = Promise.resolve(true);

/** The intake's reports to its owner. */
interface IntakeEvents {
  readonly tellState: (state: UploadState) => void;
  readonly tellFound: (found: Found | null) => void;
  /** Called with the name of an image's file. */
  readonly tellName: (customImage: string, fileName: string) => void;
  readonly restoreBackup: RestoreBackup;
}

/** Reads files into the design, one at a time. A new file replaces the one that is still being read. */
export interface FileIntake {
  /** `isSearched`: also look for designs, backups and codes in the file. `isWoven`: weave the image at once. */
  readonly take: (file: Blob, isSearched: boolean, isWoven?: boolean) => void;
  /** Removes the image, and cancels one that is still being read. */
  readonly removeImage: () => void;
  /** Waits until no file is being read. Resolves to false if the awaited file was refused, otherwise to true. */
  readonly settled: () => Promise<boolean>;
  /** To be called when the visitor has decided about the content that was found in a picture. */
  readonly decide: () => void;
}

/** Returns an intake, which reports only on the file that was chosen last. */
export function createFileIntake({ tellState, tellFound, tellName, restoreBackup }: IntakeEvents): FileIntake {
  let search = new AbortController();
  /** Resolves to whether the file that is being read was accepted. */
  let latest = NOTHING_BEING_READ;

  function decide(): void {
    search.abort();
    tellFound(null);
  }

  function take(file: Blob, isSearched: boolean, isWoven = false): void {
    decide();
    const own = new AbortController();
    search = own;
    const { design: before } = designStore.get();
    const outcome = read();
    latest = outcome;
    tellState({ is: 'reading' });

    async function read(): Promise<boolean> {
      const picture = await loadReader();
      const held = isSearched && picture ? await picture.lookInside(file, restoreBackup) : null;
      if (own.signal.aborted) return latest;
      if (held) {
        latest = NOTHING_BEING_READ;
        tellState({ is: 'none' });
        // The file adds nothing to the design by itself: a backup never does, and a saved design waits for the
        // visitor's choice.
        if (held !== 'backup') {
          tellFound({ is: 'design', design: held, file: file.type === 'application/pdf' ? null : file });
        }
        return true;
      }
      const result = picture ? await picture.readImage(file) : LOST;
      if (latest !== outcome) return latest;
      latest = NOTHING_BEING_READ;
      tellState(result);
      if (result.is === 'added') {
        const { customImage } = result;
        if (file instanceof File) tellName(customImage, file.name);
        designStore.dispatch({ do: 'set-image', customImage });
        if (isWoven) designStore.dispatch({ do: 'weave', weave: {} });
        // The image is already in the design, which does not wait for this search.
        if (isSearched) void picture?.lookForCodes({ customImage, before }, own.signal, tellFound);
      } else if (result.is === 'refused') {
        showToast({ kind: 'error', message: generatorWords.imageNotLoaded, description: result.why });
      }
      return result.is === 'added';
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

/** Returns the module that reads files; null if it cannot be loaded, which the console reports. */
async function loadReader() {
  try {
    return await reader.load();
  } catch (error) {
    console.error(error);
    return null;
  }
}
