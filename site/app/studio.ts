import { generatorParts } from '#features/generator';
import { CodeSheet, restoreBackup } from '#features/library';

/** What the home page needs from the first touch on. */
export const studio = { ...generatorParts, CodeSheet, restoreBackup };
