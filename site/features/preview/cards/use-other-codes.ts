import { useEffect, useState } from 'react';
import { imageOf } from '#design';
import { twice } from '#late';
import { readStoredCode } from '#storage';
import { codeName } from '#ui';
import { type Remade, remake } from '#workbench';
import type { RunCode } from './draw-run.ts';

/** The codes made from stored records, cached by id. A promise resolves to null if its code cannot be made. */
const made = new Map<string, Promise<RunCode | null>>();

/**
 * The ticked codes besides this page's code, in the order of ticking. Codes that cannot be made are not in `codes`;
 * `failed` is their number.
 */
export interface OtherCodes {
  readonly codes: readonly RunCode[];
  readonly failed: number;
}

const NONE: OtherCodes = { codes: [], failed: 0 };

/** Makes the ticked codes from their stored records, for labels. */
export function useOtherCodes(others: ReadonlyMap<string, number | null>): OtherCodes {
  const [answer, setAnswer] = useState<OtherCodes>(NONE);
  // The effect depends only on the ids, so that a new number of copies does not load the codes again.
  const key = [...others.keys()].join(' ');
  useEffect(() => {
    let isCurrent = true;
    const ids = key.split(' ').filter(Boolean);
    const load = async (): Promise<void> => {
      const loaded = await Promise.all(ids.map(loadOnce));
      const codes = loaded.filter((code) => code !== null);
      if (isCurrent)
        setAnswer(codes.length + loaded.length === 0 ? NONE : { codes, failed: loaded.length - codes.length });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return answer;
}

function loadOnce(id: string): Promise<RunCode | null> {
  const known = made.get(id) ?? load(id);
  made.set(id, known);
  return known;
}

async function load(id: string): Promise<RunCode | null> {
  try {
    const record = await readStoredCode(id);
    if (!record) return null;
    const source = imageOf(record.design);
    const image = source === undefined ? null : await (await twice(() => import('#uploads'))).loadImage(source);
    const code: Remade = await remake(record, image);
    return { id, code, title: record.name ?? record.design.caption ?? codeName(record.text) };
  } catch (error) {
    console.error(error);
    return null;
  }
}
