import {
  AtSign,
  Camera,
  CirclePlay,
  Contact,
  Ellipsis,
  Link,
  type LucideIcon,
  Mail,
  MessageSquare,
  Phone,
  ThumbsUp,
  Type,
  Wifi,
} from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ContentType, isMoreType, SPECIFIED_TYPES, type SpecifiedType } from '#design';
import { moveAlong, segmentClass } from '#ui';
import { contentKindWords } from '#words/content-types';
import { generatorWords } from '#words/generator';
import { designStore } from '#workbench';
import styles from './content.module.css';
import { touch, useTouched } from './touch.ts';

const icons: Record<SpecifiedType, LucideIcon> = {
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

/** Memoized, because rendering it for every typed letter would drop animation frames. */
export const TypeRow = memo(function TypeRow({ type }: { readonly type: ContentType }) {
  const row = useRef<HTMLFieldSetElement>(null);
  const [isListOpen, setIsListOpen] = useState(false);
  const more = useTouched();
  useEffect(() => {
    if (!row.current) return;
    // The observer fires at once, and again whenever the row's width changes, as when a phone is turned.
    const observer = new ResizeObserver(() => centerChosen(row.current));
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the type changes, its button must be centered.
  useEffect(() => centerChosen(row.current), [type, more]);
  function chooseMore(chosen: ContentType): void {
    const form = row.current?.form;
    flushSync(() => {
      setIsListOpen(false);
      designStore.dispatch({ do: 'choose-type', type: chosen });
    });
    form?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }

  const button = (each: ContentType, label: ReactNode) => (
    <button
      key={each}
      type="button"
      className={`${segmentClass} ${styles.type}`}
      aria-pressed={each === type}
      tabIndex={each === type ? undefined : -1}
      onClick={() => designStore.dispatch({ do: 'choose-type', type: each })}
    >
      {label}
    </button>
  );
  return (
    <>
      <fieldset
        ref={row}
        className={styles.row}
        aria-label={generatorWords.contentType}
        onKeyDown={(event) => moveAlong(event)}
      >
        {SPECIFIED_TYPES.map((each) => {
          const Icon = icons[each];
          return button(
            each,
            <>
              <Icon aria-hidden="true" />
              {contentKindWords[each].button}
            </>,
          );
        })}
        {isMoreType(type) && more && button(type, <more.MoreTypeLabel type={type} />)}
        <button
          type="button"
          className={`${segmentClass} ${styles.type}`}
          aria-haspopup="dialog"
          tabIndex={isMoreType(type) && !more ? undefined : -1}
          onClick={() => {
            setIsListOpen(true);
            touch.load().catch(console.error);
          }}
        >
          <Ellipsis aria-hidden="true" />
          {generatorWords.moreTypes}
        </button>
      </fieldset>
      {isListOpen && more && <more.MoreTypes choose={chooseMore} close={() => setIsListOpen(false)} />}
    </>
  );
});

function centerChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
