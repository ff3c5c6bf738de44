import { type Art, type Author, avatarArt, LANGUAGES, type Language, type Post, type PostType } from '#community';
import { useIsHydrated } from '#ui';
import { cutText } from '#words';
import { communityWords } from '#words/community';
import { grammar } from '#words/grammar';
import { LANGUAGE } from '#words/language';
import styles from './post-parts.module.css';

export function postPath(post: Pick<Post, 'slug'>): string {
  return `/community/post/${post.slug}`;
}

export function authorPath(author: Pick<Author, 'username'>): string {
  return `/community/author/${author.username}`;
}

const EXCERPT_LENGTH = 240;

export function excerptOf(content: string): string {
  return cutText(content, EXCERPT_LENGTH, '…');
}

/** Returns the `lang` attribute of a text, or undefined if the text is in the page's own language. */
export function langOf(language: Language | undefined): Language | undefined {
  return language && LANGUAGE.startsWith(language) ? undefined : language;
}

/** Until `isDrawn`, its place stays empty. Referenced, not shown as an image, so that colors follow the theme. */
export function PostPicture({ post, isDrawn = true }: { post: Post; isDrawn?: boolean }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 48 27"
      role="img"
      aria-label={post.imageAlt}
      lang={langOf(post.language)}
      data-drawn={isDrawn || undefined}
    >
      {isDrawn && <use href={`/community/${post.image}.svg#art`} />}
    </svg>
  );
}

const avatars = new Map<string, Art>();

/** Its person's name is beside it, so it needs no text alternative. */
export function Avatar({ avatar, size }: { avatar: string; size: 'small' | 'regular' | 'large' }) {
  const art = avatars.get(avatar) ?? avatarArt(avatar);
  avatars.set(avatar, art);
  return (
    <svg
      className={styles.avatar}
      data-size={size}
      viewBox={art.viewBox}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {art.shapes.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
    </svg>
  );
}

export function TypeStamp({ type }: { type: PostType }) {
  return (
    <span className={styles.stamp} data-look={type}>
      {communityWords.types[type]}
    </span>
  );
}

export function LanguageStamp({ language }: { language: Language }) {
  return (
    <span className={styles.stamp} data-look="language" lang={langOf(language)}>
      {LANGUAGES.find(({ code }) => code === language)?.name}
    </span>
  );
}

export function Tags({ tags, language }: { tags: readonly string[]; language: Language }) {
  return (
    <ul className={styles.tags} lang={langOf(language)} aria-label={communityWords.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

interface TimeAgoProps {
  /** ISO 8601. */
  readonly date: string;
  /** The age is the time from `date` to this moment. */
  readonly now: Date;
}

/**
 * How long ago something happened, with the exact time on hover. The seeded posts have the same age in every visit, so
 * their ages can be prerendered. Their dates differ from visit to visit, so a date is added after hydration.
 */
export function TimeAgo({ date, now }: TimeAgoProps) {
  const isHydrated = useIsHydrated();
  return (
    <time
      dateTime={isHydrated ? date : undefined}
      onPointerEnter={({ currentTarget }) => {
        // Written on demand, because formatting a hundred dates takes longer than rendering their cards.
        currentTarget.title = grammar.moment(new Date(date));
      }}
    >
      {agoText(date, now)}
    </time>
  );
}

interface VisitDateProps {
  /** ISO 8601. */
  readonly date: string;
  /** Formats the date in the visitor's time zone. */
  readonly write: (date: Date) => string;
}

/**
 * A date that is counted back from the visit. The prerendered text is correct only on the day of the build, and
 * hydration does not correct it. So after hydration, a new `time` element replaces the prerendered one.
 */
export function VisitDate({ date, write }: VisitDateProps) {
  const isHydrated = useIsHydrated();
  return (
    <time key={String(isHydrated)} dateTime={isHydrated ? date : undefined} suppressHydrationWarning>
      {write(new Date(date))}
    </time>
  );
}

/** The units, and the age in minutes from which each is used. A month counts as thirty days. */
const UNITS = [
  { unit: 'month', minutes: 30 * 24 * 60 },
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** Returns the age of a date, rounded down, in the largest unit that is not longer than the age: '3 days ago'. */
export function agoText(date: string, now: Date): string {
  const age = Math.floor((now.getTime() - Date.parse(date)) / 60_000);
  // Not by `Intl.RelativeTimeFormat`: making one takes a phone 50 ms.
  const largest = UNITS.find(({ minutes }) => age >= minutes);
  return largest
    ? communityWords.ago[largest.unit]({ count: Math.floor(age / largest.minutes) })
    : communityWords.ago.now;
}
