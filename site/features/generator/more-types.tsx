import {
  Banknote,
  Barcode,
  Bitcoin,
  CalendarDays,
  Coins,
  HandCoins,
  IndianRupee,
  Landmark,
  Link,
  type LucideIcon,
  MapPin,
  MessageCircle,
  QrCode,
  Search,
  Send,
} from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { isLinkType } from '#content';
import { CONTENT_TYPES, type ContentType, isMoreType, MORE_TYPES, type MoreType } from '#design';
import { beginsWordsOf, controlClass, TitledDialog, VisuallyHidden } from '#ui';
import { typeWords } from '#words';
import { moreWords } from '#words/more-types';
import styles from './more-types.module.css';

/** Of the types that have one of their own. */
const icons: Readonly<Partial<Record<ContentType, LucideIcon>>> = {
  event: CalendarDays,
  place: MapPin,
  whatsapp: MessageCircle,
  telegram: Send,
  girocode: Banknote,
  pix: HandCoins,
  promptpay: Coins,
  upi: IndianRupee,
  spayd: Landmark,
  bitcoin: Bitcoin,
  gs1: Barcode,
};

function iconOf(type: ContentType): LucideIcon {
  return icons[type] ?? (isLinkType(type) ? Link : QrCode);
}

export function MoreTypeLabel({ type }: { readonly type: MoreType }) {
  const Icon = iconOf(type);
  return (
    <>
      <Icon aria-hidden="true" />
      {typeWords(type).button}
    </>
  );
}

interface MoreTypesProps {
  readonly choose: (type: ContentType) => void;
  readonly close: () => void;
}

/** The list behind the button More, which opens when it is rendered. */
export function MoreTypes({ choose, close }: MoreTypesProps) {
  const words = moreWords;
  const id = useId();
  const [search, setSearch] = useState('');
  const isAbout = beginsWordsOf(search);
  const found = search.trim() === '' ? MORE_TYPES : CONTENT_TYPES.filter((type) => isAbout(wordsAbout(type)));

  /** In the list, the arrow keys move along; in the search field, Enter chooses the first and must not submit. */
  function press(event: KeyboardEvent<HTMLDialogElement>): void {
    const isSearch = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isSearch) {
      event.preventDefault();
      if (search.trim() !== '' && found.length > 0) choose(found[0]);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
    stops.at(Math.min(Math.max(0, stops.indexOf(event.target as HTMLElement) + step), stops.length - 1))?.focus();
  }

  return (
    <TitledDialog
      title={words.list.title}
      closeName={words.list.close}
      className={styles.sheet}
      close={close}
      onKeyDown={press}
    >
      <label className={styles.search}>
        <Search aria-hidden="true" />
        <VisuallyHidden>{words.list.search}</VisuallyHidden>
        <input
          // Where the dialog puts the focus when it opens. React's property would move it before that.
          ref={(field) => field?.setAttribute('autofocus', '')}
          type="search"
          className={controlClass}
          placeholder={words.list.search}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <ul className={styles.list}>
        {found.map((type) => {
          const Icon = iconOf(type);
          return (
            <li key={type} className={styles.type}>
              <Icon aria-hidden="true" />
              <button
                type="button"
                className={styles.name}
                aria-describedby={`${id}-${type}`}
                onClick={() => choose(type)}
              >
                {typeWords(type).button}
              </button>
              <span id={`${id}-${type}`} className={styles.line} data-text="soft small">
                {isMoreType(type) && words.types[type].explanation}
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 ? (
          words.list.nothingFound
        ) : (
          <VisuallyHidden>{search && words.list.found({ count: found.length })}</VisuallyHidden>
        )}
      </p>
    </TitledDialog>
  );
}

function wordsAbout(type: ContentType): string {
  const { button } = typeWords(type);
  if (!isMoreType(type)) return `${button} ${moreWords.list.others[type]}`;
  const { explanation, search } = moreWords.types[type];
  return `${button} ${explanation} ${search}`;
}
