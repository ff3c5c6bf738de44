import { useEffect, useMemo, useState } from 'react';
import { designStore } from '#workbench';
import { createFileIntake } from './file-intake.ts';
import type { Found } from './found-in-picture.ts';
import type { ImageUpload, UploadState } from './image-upload.ts';
import type { RestoreBackup } from './read-picture-file.ts';

const NO_FILE: UploadState = { is: 'none' };

/**
 * Reads files into the design, however they were chosen. The latest file wins. A backup is passed to `restoreBackup`,
 * even if another file follows it.
 */
export function useImageUpload(restoreBackup: RestoreBackup): ImageUpload {
  const [state, setState] = useState<UploadState>(NO_FILE);
  const [found, setFound] = useState<Found | null>(null);
  const [named, setNamed] = useState<ImageUpload['named']>(null);
  const actions = useMemo(() => {
    const { take, ...rest } = createFileIntake({
      tellState: setState,
      tellFound: setFound,
      tellName: (customImage, fileName) => setNamed({ customImage, fileName }),
      restoreBackup,
    });
    return {
      ...rest,
      takeImage: (file: Blob) => take(file, true),
      takePhoto: (file: Blob) => take(file, true, true),
      takePicture: (file: Blob) => take(file, false),
    };
  }, [restoreBackup]);

  // The message that a file was refused disappears at the next change of the design.
  useEffect(() => designStore.subscribe(() => setState((now) => (now.is === 'refused' ? NO_FILE : now))), []);

  return useMemo(() => ({ ...actions, state, found, named }), [actions, state, found, named]);
}
