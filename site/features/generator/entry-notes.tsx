import {
  addressInWords,
  addressKind,
  encodeContent,
  hideSecrets,
  type LinkOffer,
  linkOffers,
  neverExpires,
  otherType,
  recognize,
  type TypedContent,
  takeApart,
} from '#content';
import type { ContentType } from '#design';
import { leastPrintSize, PRINTED_MODULE, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { encode, symbolSize } from '#engine';
import { CODE_OPTIONS } from '#making';
import { AddressCautions, Button, ContentFields, Disclosure, Sentence } from '#ui';
import { typeWords } from '#words';
import { contentWords } from '#words/generator-content';
import { grammar } from '#words/grammar';
import { designStore } from '#workbench';
import type { EncodedEntry, Entry } from './content-entry.tsx';
import styles from './details.module.css';

export function EntryNotes({ entry }: { readonly entry: Entry }) {
  const { id, typed, encoded, tooLong, code, isTyping, isPasswordShown, press, type, switchType, undoSplit } = entry;
  const { parts, other } = encoded;
  const text = tooLong === null ? encoded.text : '';
  return (
    <div className={styles.notes} data-stack="xs start" data-text="soft small">
      {text !== '' && text !== typed.content && (
        <HeldText id={`${id}-holds`} text={text} isSecretShown={isPasswordShown} />
      )}
      {typed.type === 'url' && text !== '' && (
        <LinkOffers
          text={text}
          size={code?.size ?? null}
          hasOffers={!isTyping}
          use={(link) => press(() => type('content', link))}
        />
      )}
      <AddressCautions text={text} without="user-info" />
      {code && (
        <p>
          {neverExpires(text) && !typed.details?.changeable && (
            <span>
              {contentWords.neverExpires}
              {grammar.space}
            </span>
          )}
          <span>{printSizeText(code.size, code.isWoven)}</span>
        </p>
      )}
      {code && !code.isWoven && text !== '' && code.size > symbolSize(versionOf(text)) && (
        <p>{contentWords.logoSize({ size: code.size, least: symbolSize(versionOf(text)) })}</p>
      )}
      {parts && (
        <div className={styles.apart}>
          <p>{contentWords.isWhole}</p>
          <Button size="small" onClick={() => press(() => designStore.dispatch({ do: 'take-apart', parts }))}>
            {contentWords.split}
          </Button>
        </div>
      )}
      {other && (
        <div className={styles.apart}>
          <p>{contentWords.isOther({ type: typeWords(other.type).button })}</p>
          <Button size="small" onClick={switchType}>
            {contentWords.switchTo({ type: typeWords(other.type).button })}
          </Button>
        </div>
      )}
      <div role="status" className={styles.apart}>
        {undoSplit && (
          <>
            <p>{contentWords.isSplit}</p>
            <Button size="small" onClick={() => press(undoSplit)}>
              {contentWords.undo}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface HeldTextProps {
  readonly id: string;
  readonly text: string;
  readonly isSecretShown: boolean;
}

/** The text of the code; by its fields if it is written for programs only. */
function HeldText({ id, text, isSecretShown }: HeldTextProps) {
  const raw = <code className={styles.holds}>{isSecretShown ? text.trimEnd() : hideSecrets(text).trimEnd()}</code>;
  const held = recognize(text);
  if (!FOR_PROGRAMS.has(held.type) || held.content === text) {
    return (
      <p id={id}>
        <Sentence text={contentWords.willContain} parts={{ text: raw }} />
      </p>
    );
  }
  return (
    <div className={styles.held}>
      <div id={id} data-stack="xs">
        <p>{contentWords.willContainFields}</p>
        <ContentFields typed={held} isSecretShown={isSecretShown} />
      </div>
      <Disclosure title={contentWords.rawText}>{raw}</Disclosure>
    </div>
  );
}

/** Contacts, events and payments. */
const FOR_PROGRAMS: ReadonlySet<ContentType> = new Set([
  'vcard',
  'event',
  'girocode',
  'pix',
  'promptpay',
  'upi',
  'spayd',
  'bitcoin',
]);

/** Width in millimeters. A wider code does not fit on a business card. */
const SMALL_PRINT = 25;

/** `size`: modules per side. */
function printSizeText(size: number, isWoven: boolean): string {
  const width = leastPrintSize(size, STANDARD_MARGIN, isWoven ? WOVEN_MODULE : PRINTED_MODULE);
  // A shorter text makes a woven picture only slightly smaller, so the sentence does not suggest less text.
  return !isWoven && width > SMALL_PRINT
    ? contentWords.largePrintSize({ mm: width })
    : contentWords.printSize({ mm: width });
}

/** `whole`: the content, or what was pasted before all but its first line was left out. */
export function encodeEntry(typed: TypedContent, whole: string): EncodedEntry {
  const { type, details } = typed;
  return {
    ...encodeContent(typed),
    parts: takeApart(typed),
    other: otherType({ type, content: whole, details }),
  };
}

interface LinkOffersProps {
  readonly text: string;
  /** Modules per side of the current code; null if there is none. */
  readonly size: number | null;
  /** False while the visitor types, when offers would come and go. */
  readonly hasOffers: boolean;
  /** Types another address into the field. */
  readonly use: (text: string) => void;
}

/** Where a link leads, and other ways to write it that make a smaller code or leave out tracking. */
function LinkOffers({ text, size, hasOffers, use }: LinkOffersProps) {
  const host = addressKind(text) === 'host' ? addressInWords(text) : null;
  const version = versionOf(text);
  // An image may need a larger code whatever the text is.
  const isLeast = size === symbolSize(version);
  const offers = (hasOffers ? linkOffers(text) : []).map((offer) => {
    return { ...offer, smaller: isLeast ? versionOf(offer.text) : version };
  });
  const shown = offers.filter(({ kind, smaller }) => kind === 'tracking' || smaller < version);
  return (
    <>
      {host !== null && (
        <p>
          <Sentence text={contentWords.opens} parts={{ host: <strong>{host}</strong> }} />
        </p>
      )}
      {shown.map((offer) => (
        <div key={offer.kind} className={styles.apart}>
          <p>{sentenceOf(offer, version, offer.smaller)}</p>
          <Button size="small" onClick={() => use(offer.text)}>
            {contentWords.linkOffers[offer.kind].take}
          </Button>
        </div>
      ))}
    </>
  );
}

function sentenceOf(offer: LinkOffer, version: number, smaller: number): string {
  const { linkOffers: words } = contentWords;
  if (offer.kind !== 'tracking') return words[offer.kind].say({ version, smaller });
  const parameters = grammar.series(offer.parameters);
  return smaller < version
    ? words.tracking.smaller({ parameters, version, smaller })
    : words.tracking.same({ parameters });
}

/** The version of the code without an image, which may need a larger one. Infinite if the text is too long. */
function versionOf(text: string): number {
  try {
    return encode(text, CODE_OPTIONS).version;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
