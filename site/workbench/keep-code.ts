import type { KeptCode } from '#carrying';
import { hideSecrets } from '#content';
import { imageOf, type QrDesign, weaveOf } from '#design';
import { makePicture } from '#making';
import {
  appendAnalytics,
  lastDeletion,
  newCodeId,
  readStoredCode,
  renewRecord,
  saveGenerated,
  saveRecord,
} from '#storage';
import { uploads } from './seams.ts';
import { verdictOf } from './verdicts.ts';
import { weaveFinished } from './weaver.ts';

/** A picture, as a data URL, and the text of the code in it. */
export interface MadePicture {
  readonly picture: string;
  readonly text: string;
}

export interface UpdatedCode {
  readonly before: KeptCode;
  readonly after: KeptCode;
}

/**
 * Makes a design's picture, stores it with its record, shows it on /preview, and adds it to `qrAnalytics`. Rejects
 * without storing anything if the image cannot be loaded, if the picture cannot be made, or if everything is deleted
 * meanwhile.
 */
export async function makeAndKeep(design: QrDesign): Promise<MadePicture> {
  const made = await makeRecord(design, newCodeId);
  void renewRecord(made);
  announce(made, made.id);
  return made;
}

/** Like `makeAndKeep`, but always adds a code, even if one with the same design exists. */
export async function makeAndAdd(design: QrDesign): Promise<KeptCode> {
  const made = await makeRecord(design, newCodeId);
  await saveRecord(made);
  announce(made, made.id);
  return made;
}

/** Like `makeAndKeep`, but replaces a code: same id, place and name. Stores nothing and gives null if it is gone. */
export async function makeAndUpdate(design: QrDesign, id: string): Promise<UpdatedCode | null> {
  const made = await makeRecord(design, () => id);
  const before = await readStoredCode(id);
  if (!before) return null;
  const { name, isCopy } = before;
  const updated = String(Date.now());
  const after: KeptCode = { ...made, updated, ...(name && { name }), ...(isCopy && { isCopy }) };
  await saveRecord(after);
  announce(after, newCodeId());
  return { before, after };
}

async function makeRecord(design: QrDesign, drawId: () => string): Promise<KeptCode> {
  const deletion = lastDeletion();
  await painted();
  const { text, picture } = await finish(design);
  if (lastDeletion() !== deletion) throw new Error('Everything was deleted while the code was made');
  const verdict = verdictOf(design);
  return { id: drawId(), design, text, picture, ...(verdict && { verdict }) };
}

/** `countedAs`: the code's id in the statistics, a new one if a stored code was updated. */
function announce({ id, design, picture }: KeptCode, countedAs: string): void {
  saveGenerated({ picture, id, isWoven: weaveOf(design) !== undefined });
  const { type, qrType } = design;
  // Secrets are hidden, because the statistics keep this text even after the code has been deleted.
  const content = hideSecrets(design.content);
  appendAnalytics({ id: countedAs, content, type, qrType, customImage: imageOf(design) !== undefined });
  keepForLater();
}

/** Has the service worker store what a further code needs without a network, once the page is idle. */
function keepForLater(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || !('serviceWorker' in navigator)) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  void navigator.serviceWorker.ready.then(({ active }) => idle(() => active?.postMessage('keep-later')));
}

async function finish(design: QrDesign): Promise<MadePicture> {
  const source = imageOf(design);
  const image = source === undefined ? null : await (await uploads.load()).loadImage(source);
  if (image && weaveOf(design)) return weaveFinished(design, image);
  const { made, picture } = await makePicture(design, image);
  return { text: made.text, picture };
}

/** Resolves once the browser has painted what React rendered; in a hidden tab, which paints nothing, at once. */
function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A message posted in this frame arrives after the paint, and sooner than any timer.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
