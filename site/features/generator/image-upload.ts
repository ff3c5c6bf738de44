import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundCode } from '#scanning';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, tableToMake } from '#workbench';
import type { Found, UploadState } from './found-in-picture.ts';
import { type Touched, touch } from './touch.ts';

export interface ImageUpload {
  readonly state: UploadState;
  readonly named: { readonly customImage: string; readonly fileName: string } | null;
  readonly takeImage: (file: Blob) => void;
  /** For a file that was not meant as an image for sure: if no code is read in it, asks what to do with it. */
  readonly takeAnything: (file: Blob) => void;
  /** Also weaves the image. */
  readonly takePhoto: (file: Blob) => void;
  /** Also cancels an image that is still being read. */
  readonly removeImage: () => void;
  /** Waits while a file is being read. Resolves to false if it was refused. */
  readonly settled: () => Promise<boolean>;
  readonly found: Found | null;
  readonly decide: () => void;
  /** Does not look for a design, a backup or codes in the picture. */
  readonly takePicture: (file: Blob) => void;
}

const NO_FILE: UploadState = { is: 'none' };

/** The latest file wins. A backup is restored even if another file follows it. */
export function useImageUpload(): ImageUpload {
  const [state, setState] = useState<UploadState>(NO_FILE);
  const [found, setFound] = useState<Found | null>(null);
  const [named, setNamed] = useState<ImageUpload['named']>(null);
  const navigate = useNavigate();
  const openTable = useEffectEvent((file: File) => {
    tableToMake.give(file);
    void navigate('/many');
  });
  const actions = useMemo(() => {
    const { take, ...rest } = createFileIntake({
      tellState: setState,
      tellFound: setFound,
      tellName: (customImage, fileName) => setNamed({ customImage, fileName }),
      tellTable: openTable,
    });
    return {
      ...rest,
      takeImage: (file: Blob) => take(file, 'image'),
      takeAnything: (file: Blob) => take(file, 'anything'),
      takePhoto: (file: Blob) => take(file, 'photo'),
      takePicture: (file: Blob) => take(file, 'picture'),
    };
  }, []);

  // The message that a file was refused disappears at the next change of the design.
  useEffect(() => designStore.subscribe(() => setState((now) => (now.is === 'refused' ? NO_FILE : now))), []);

  return useMemo(() => ({ ...actions, state, found, named }), [actions, state, found, named]);
}

const LOST: UploadState = { is: 'refused', why: generatorWords.lostReader };

const NOTHING_BEING_READ = Promise.resolve(true);

interface IntakeEvents {
  readonly tellState: (state: UploadState) => void;
  readonly tellFound: (found: Found | null) => void;
  readonly tellName: (customImage: string, fileName: string) => void;
  readonly tellTable: (file: File) => void;
}

/** A `picture` is not searched for designs, backups and codes; a `photo` is woven at once. */
type Meant = 'image' | 'photo' | 'picture' | 'anything';

type Added = Extract<UploadState, { is: 'added' }>;

/** Reads files into the design. Only the file that was chosen last is reported. */
interface FileIntake {
  readonly take: (file: Blob, meant: Meant) => void;
  readonly removeImage: () => void;
  readonly settled: () => Promise<boolean>;
  readonly decide: () => void;
}

function createFileIntake({ tellState, tellFound, tellName, tellTable }: IntakeEvents): FileIntake {
  let search = new AbortController();
  /** Whether the file that is being read was accepted. */
  let latest = NOTHING_BEING_READ;

  function decide(): void {
    search.abort();
    tellFound(null);
  }

  function take(file: Blob, meant: Meant): void {
    const isSearched = meant !== 'picture';
    decide();
    const own = new AbortController();
    search = own;
    const { design: before } = designStore.get();
    const outcome = read();
    latest = outcome;
    tellState({ is: 'reading' });

    async function read(): Promise<boolean> {
      const picture = await loadOrNull();
      const held = isSearched && picture ? await picture.lookInside(file, picture.restoreBackup) : null;
      if (own.signal.aborted) return latest;
      if (held) {
        latest = NOTHING_BEING_READ;
        tellState({ is: 'none' });
        // A backup adds nothing to the design. The codes of a PDF wait for the visitor's choice, and so does a saved design
        // if work would be lost.
        if (held === 'backup') return true;
        if (held === 'pdf') {
          void picture?.lookThroughPdf(file, own.signal, tellFound);
          return true;
        }
        if (held === 'table') {
          if (file instanceof File) tellTable(file);
          return true;
        }
        if (meant === 'anything' && (await picture?.openSafely(held))) return true;
        if (!own.signal.aborted) {
          tellFound({ is: 'design', design: held, file: file.type === 'application/pdf' ? null : file });
        }
        return true;
      }
      const result = picture ? await picture.readImage(file) : LOST;
      if (latest !== outcome) return latest;
      latest = NOTHING_BEING_READ;
      if (result.is === 'added') {
        if (meant !== 'anything') add(result, meant === 'photo');
        if (isSearched && picture) void lookForCodes(picture, result);
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
    async function lookForCodes(picture: Touched, added: Added): Promise<void> {
      const { customImage } = added;
      const isAsked = meant === 'anything';
      if (isAsked) {
        const isPhoto = await picture.isPhoto(file, customImage).catch(() => false);
        if (own.signal.aborted) return;
        const use = (): void => add(added, isPhoto);
        const asked = { file, use } as const;
        tellState(NO_FILE);
        tellFound({ is: 'looking', ...asked });
        const codes = await picture.lookForCodes(file, customImage, 'still', own.signal);
        if (own.signal.aborted) return;
        if (codes?.length !== 0) add(added, false);
        tellFound(codes && (codes.length > 0 ? codesIn(codes) : { is: 'nothing', ...asked }));
      } else {
        const codes = await picture.lookForCodes(file, customImage, 'live', own.signal);
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

async function loadOrNull(): Promise<Touched | null> {
  try {
    return await touch.load();
  } catch (error) {
    console.error(error);
    return null;
  }
}
