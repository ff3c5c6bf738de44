import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { type ContentVerdict, contentVerdict } from '#content';
import { weaveOf } from '#design';
import type { SaidVerdict } from '#scanning';
import {
  type CodeEntry,
  changeCode,
  lastDeletion,
  newCodeId,
  readCodePicture,
  readStoredCode,
  removeCode,
  saveGenerated,
  saveRecord,
  saveTemplate,
} from '#storage';
import {
  Button,
  GhostCode,
  Note,
  observeNear,
  ScanBadge,
  Sentence,
  showToast,
  Tick,
  VerdictBadge,
  VisuallyHidden,
} from '#ui';
import { besideTitle, codeLabel, codeTitle } from '#words';
import { grammar } from '#words/grammar';
import { libraryWords } from '#words/library';
import { designStore, showGenerator } from '#workbench';
import { CardMenu } from './card-menu.tsx';
import styles from './code-card.module.css';
import { NameField } from './name-field.tsx';

interface CodeCardProps {
  readonly code: CodeEntry;
  /** Whether the code is selected; null while no codes are being selected. */
  readonly isSelected: boolean | null;
  readonly select: (id: string, isSelected: boolean) => void;
  readonly toPreview: () => void;
  readonly beforeDelete: (id: string) => void;
}

const words = libraryWords.code;

/** A code of the list: its picture, its name, and its actions. Memoized, because a list may have two hundred codes. */
export const CodeCard = memo(function CodeCard({ code, isSelected, select, ...rest }: CodeCardProps) {
  const { id, updated, name, text, verdict } = code;
  const { place, picture } = useNearPicture(id, JSON.stringify([text, code.design, code.pictureLength]));
  const [isNaming, setIsNaming] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const title = codeTitle(code);
  const held = useMemo(() => besideTitle(title, text), [title, text]);

  async function bring(take: (id: string, title: string) => Promise<boolean>, go: () => void): Promise<void> {
    if (await take(id, title)) go();
  }

  return (
    <article className={styles.card} data-selected={isSelected || undefined}>
      <div ref={place} className={styles.picture}>
        {picture ? (
          <img src={picture} alt={codeLabel(text)} width={400} height={400} decoding="async" />
        ) : (
          <GhostCode className={styles.ghost} />
        )}
      </div>
      <div className={styles.caption} data-stack="xs top">
        {isNaming && isSelected === null ? (
          <NameField
            label={words.name}
            placeholder={words.namePlaceholder}
            name={name ?? ''}
            leave={() => menuButton.current?.focus()}
            rename={(written) => {
              setIsNaming(false);
              if (written !== (name ?? '')) void changeCode(id, { name: written });
            }}
          />
        ) : (
          <h3 className={styles.title} dir="auto">
            {title}
          </h3>
        )}
        {held !== '' && (
          <p className={styles.held} dir="auto">
            {held}
          </p>
        )}
        <p className={styles.facts}>
          {updated ? <Sentence text={words.updated} parts={{ moment: <Moment at={updated} /> }} /> : <Moment at={id} />}
        </p>
        <p className={styles.verdict}>
          <CodeVerdict verdict={verdict} content={contentVerdict(code.design)} />
        </p>
        {code.isForThisVisit && <Note tone="warning">{words.notKept}</Note>}
      </div>
      {isSelected === null ? (
        <div className={styles.actions} data-row="spread">
          <Button
            size="small"
            aria-label={words.editNamed({ name: title })}
            onClick={() => bring(editCode, showGenerator)}
          >
            {words.edit}
          </Button>
          <Button
            size="small"
            variant="quiet"
            className={styles.download}
            aria-label={words.openNamed({ name: title })}
            onClick={() => bring(showFinished, rest.toPreview)}
          >
            {words.open}
          </Button>
          <CardMenu
            ref={menuButton}
            label={words.more({ name: title })}
            items={[
              { text: words.rename, name: words.renameNamed({ name: title }), press: () => setIsNaming(true) },
              {
                text: words.duplicate,
                name: words.duplicateNamed({ name: title }),
                press: () => void duplicateCode(id),
              },
              {
                ...{ text: words.template, name: words.templateNamed({ name: title }) },
                press: () => bring(takeAsTemplate, showGenerator),
              },
              {
                ...{ text: words.delete, name: words.deleteNamed({ name: title }), isApart: true },
                press: () => {
                  rest.beforeDelete(id);
                  void deleteCode(id);
                },
              },
            ]}
          />
        </div>
      ) : (
        <Tick className={styles.pick} checked={isSelected} onChange={({ target }) => select(id, target.checked)}>
          <span aria-hidden="true">{words.select}</span>
          <VisuallyHidden>{words.selectNamed({ name: title })}</VisuallyHidden>
        </Tick>
      )}
    </article>
  );
});

/** The verdict on a code. A verdict that this release does not know is shown as untested. */
function CodeVerdict({ verdict, content }: { readonly verdict: string | undefined; readonly content: ContentVerdict }) {
  const known: readonly SaidVerdict[] = ['everywhere', 'phones', 'good-conditions', 'unlikely', 'not'];
  const picture = known.find((word) => word === verdict);
  return picture ? <VerdictBadge verdict={{ picture, content }} /> : <ScanBadge text={libraryWords.code.untested} />;
}

/** The picture is read when its place comes near the window or after a while, and again if `version` changes. */
function useNearPicture(id: string, version: string) {
  const place = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an updated code has another picture.
  useEffect(() => {
    let isCurrent = true;
    const stop = whenNear(place.current, () => {
      readCodePicture(id).then((found) => {
        if (isCurrent) setPicture(found);
      });
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [id, version]);
  return { place, picture };
}

const AHEAD = '400px';

/** Milliseconds after which all other pictures are read as well, so that the page prints completely. */
const LATER = 3000;

function whenNear(place: Element | null, read: () => void): () => void {
  const stop = (): void => {
    unobserve?.();
    clearTimeout(timer);
  };
  const arrive = (): void => {
    stop();
    read();
  };
  const unobserve = place && observeNear(place, AHEAD, arrive);
  const timer = setTimeout(arrive, LATER);
  return stop;
}

const noticesWords = libraryWords.notices;

function tellGone(): false {
  showToast({ kind: 'error', ...noticesWords.missing });
  return false;
}

/** Opens a code's design in the generator; its notice offers Undo. Resolves to false if the code is gone. */
async function editCode(id: string, title: string): Promise<boolean> {
  const code = await readStoredCode(id);
  if (!code) return tellGone();
  const isStep = await designStore.open(code.design, id);
  showToast({
    kind: 'info',
    message: noticesWords.opened,
    description: title,
    action: isStep ? { label: noticesWords.undo, onClick: designStore.undo } : undefined,
  });
  return true;
}

/** Sets the code that /preview shows. Resolves to false if this code is gone. */
async function showFinished(id: string): Promise<boolean> {
  const code = await readStoredCode(id);
  if (!code) return tellGone();
  saveGenerated({ ...code, isWoven: weaveOf(code.design) !== undefined });
  return true;
}

/** Saves a code's design as the template that the generator loads next. Resolves to false if the code is gone. */
async function takeAsTemplate(id: string): Promise<boolean> {
  const code = await readStoredCode(id);
  if (!code) return tellGone();
  saveTemplate(code.design);
  return true;
}

/** `at`: a time in milliseconds, as digits. */
function Moment({ at }: { readonly at: string }) {
  const moment = new Date(Number(at));
  return <time dateTime={moment.toISOString()}>{grammar.moment(moment)}</time>;
}

/** Stores a duplicate of a code. If the code has a name, the duplicate is marked as a copy. */
async function duplicateCode(id: string): Promise<void> {
  const code = await readStoredCode(id);
  if (!code) {
    tellGone();
    return;
  }
  const { updated: _, ...made } = code;
  await saveRecord({ ...made, id: newCodeId(), ...(code.name && { isCopy: true }) });
  showToast({ kind: 'success', message: noticesWords.duplicated });
}

/** Its notice offers Undo, which restores nothing if the visitor has deleted everything in the meantime. */
async function deleteCode(id: string): Promise<void> {
  const removed = await removeCode(id);
  if (!removed) return;
  const deletion = lastDeletion();
  showToast({
    kind: 'info',
    message: noticesWords.deleted,
    description: codeTitle(removed),
    duration: 10_000,
    action: {
      label: noticesWords.undo,
      onClick: () => {
        if (lastDeletion() === deletion) void saveRecord(removed);
        else showToast({ kind: 'error', message: noticesWords.tooLate });
      },
    },
  });
}
