import { RovingFocusGroup, RovingFocusGroupItem } from '@radix-ui/react-roving-focus';
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
import type { DesignAction } from '#workbench';
import styles from './type-row.module.css';

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

/** The eleven type buttons in a row that scrolls sideways; the arrow keys walk along it. Memoised, as the style panel is. */
export const TypeRow = memo(function TypeRow({ type, dispatch }: TypeRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Only the row scrolls: scrollIntoView would move the page as well.
    const chosen = row.current?.querySelector<HTMLElement>(`[data-type="${type}"]`);
    if (row.current && chosen) {
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [type]);
  return (
    <RovingFocusGroup asChild orientation="horizontal">
      <fieldset ref={row} className={styles.row} aria-label="Content type">
        {CONTENT_KINDS.map((kind) => {
          const Icon = icons[kind.type];
          const isChosen = kind.type === type;
          return (
            <RovingFocusGroupItem key={kind.type} asChild active={isChosen}>
              <button
                type="button"
                className={styles.type}
                data-type={kind.type}
                aria-pressed={isChosen}
                onClick={() => dispatch({ do: 'choose-type', type: kind.type })}
              >
                <Icon aria-hidden="true" />
                {kind.buttonLabel}
              </button>
            </RovingFocusGroupItem>
          );
        })}
      </fieldset>
    </RovingFocusGroup>
  );
});
