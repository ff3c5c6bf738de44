import {
  AtSign,
  Camera,
  CirclePlay,
  Contact,
  Link,
  type LucideIcon,
  Mail,
  MessageSquare,
  Phone,
  ThumbsUp,
  Type,
  Wifi,
} from 'lucide-react';
import { type Dispatch, memo, useEffect, useRef } from 'react';
import { CONTENT_KINDS } from '#content';
import type { ContentType } from '#design';
import { moveAlong, segmentClass } from '#ui';
import { contentKindWords } from '#words/content-types';
import { generatorWords } from '#words/generator';
import type { DesignAction } from '#workbench';
import styles from './content.module.css';

const icons: Record<ContentType, LucideIcon> = {
  url: Link,
  email: Mail,
  phone: Phone,
  sms: MessageSquare,
  text: Type,
  wifi: Wifi,
  vcard: Contact,
  instagram: Camera,
  youtube: CirclePlay,
  facebook: ThumbsUp,
  twitter: AtSign,
};

interface TypeRowProps {
  readonly type: ContentType;
  readonly dispatch: Dispatch<DesignAction>;
}

/** Memoized, because rendering it for every typed letter would drop animation frames. */
export const TypeRow = memo(function TypeRow({ type, dispatch }: TypeRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!row.current) return;
    // The observer fires at once, and again whenever the row's width changes, as when a phone is turned.
    const observer = new ResizeObserver(() => centerChosen(row.current));
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the type changes, its button must be centered.
  useEffect(() => centerChosen(row.current), [type]);
  return (
    <fieldset
      ref={row}
      className={styles.row}
      aria-label={generatorWords.contentType}
      onKeyDown={(event) => moveAlong(event)}
    >
      {CONTENT_KINDS.map((kind) => {
        const Icon = icons[kind.type];
        const isChosen = kind.type === type;
        return (
          <button
            key={kind.type}
            type="button"
            className={`${segmentClass} ${styles.type}`}
            aria-pressed={isChosen}
            tabIndex={isChosen ? undefined : -1}
            onClick={() => dispatch({ do: 'choose-type', type: kind.type })}
          >
            <Icon aria-hidden="true" />
            {contentKindWords[kind.type].button}
          </button>
        );
      })}
    </fieldset>
  );
});

function centerChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
