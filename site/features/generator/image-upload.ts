import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, tableToMake } from '#workbench';
import type { FileIntake, IntakeEvents, Meant } from './file-intake.ts';
import type { Found, UploadState } from './found-in-picture.ts';
import { touch } from './touch.ts';

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
    const { take, ...rest } = intakeOnDemand({
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

const LOST = { is: 'refused', why: generatorWords.lostReader } as const;

/** Loads what takes files with the first file. */
function intakeOnDemand(events: IntakeEvents): FileIntake {
  let intake: FileIntake | null = null;
  let isLoaded = Promise.resolve(true);

  async function load(file: Blob, meant: Meant): Promise<boolean> {
    events.tellState({ is: 'reading' });
    try {
      intake ??= (await touch.load()).createFileIntake(events);
      intake.take(file, meant);
      return true;
    } catch (error) {
      console.error(error);
      events.tellState(LOST);
      showToast({ kind: 'error', message: generatorWords.imageNotLoaded, description: LOST.why });
      return false;
    }
  }

  return {
    take(file, meant) {
      isLoaded = load(file, meant);
    },
    removeImage() {
      if (intake) return intake.removeImage();
      events.tellState({ is: 'removed' });
      designStore.dispatch({ do: 'remove-image' });
    },
    settled: async () => (await isLoaded) && (intake?.settled() ?? true),
    decide: () => intake?.decide(),
  };
}
