import {
  type MouseEvent,
  memo,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { type Post, scoreOf } from '#community';
import { isPlainClick, observeNear, VisuallyHidden } from '#ui';
import { communityWords } from '#words/community';
import { grammar } from '#words/grammar';
import { LANGUAGE_PATH } from '#words/language';
import styles from './post-cards.module.css';
import {
  Avatar,
  authorPath,
  excerptOf,
  LanguageStamp,
  langOf,
  PostPicture,
  postPath,
  Tags,
  TimeAgo,
  TypeStamp,
} from './post-parts.tsx';

interface PostCardProps {
  readonly post: Post;
  readonly now: Date;
  /** Whether this is one of the first cards, whose pictures are drawn without waiting. */
  readonly isFirst: boolean;
}

/** A post in the list. Its links are plain elements, and the list's `useCardClicks` opens them. */
export const PostCard = memo(function PostCard({ post, now, isFirst }: PostCardProps) {
  const [isNear, ref] = useNear<HTMLLIElement>(isFirst);
  return (
    <li ref={ref} id={post.id} className={styles.place} data-picture={Boolean(post.image)} {...CARD}>
      <article className={styles.card} aria-labelledby={`${post.id}-title`}>
        <p className={styles.score}>
          <VisuallyHidden>
            {communityWords.score}
            {grammar.space}
          </VisuallyHidden>
          <span>{scoreOf(post)}</span>
          <span className={styles.unit} data-text="soft fine" aria-hidden="true">
            {communityWords.points}
          </span>
        </p>
        <p className={styles.meta} data-row="center" data-text="soft small">
          <TypeStamp type={post.type} /> <LanguageStamp language={post.language} />{' '}
          <TimeAgo date={post.createdAt} now={now} />
        </p>
        <PostTitle post={post} heading="h2" id={`${post.id}-title`} />
        {post.image && (
          <div className={styles.picture}>
            <PostPicture post={post} isDrawn={isNear || isFirst} />
          </div>
        )}
        <PostExcerpt post={post} className={styles.excerpt} />
        <div className={styles.tags}>
          <Tags tags={post.tags} language={post.language} />
        </div>
        <p className={styles.foot} data-row="center" data-text="soft small">
          <a href={authorPath(post.author)} className={styles.author}>
            <Avatar avatar={post.author.avatar} size="small" />
            {post.author.name}
          </a>
          <span>{communityWords.commentCount({ count: post.commentCount })}</span>
        </p>
      </article>
    </li>
  );
});

/** How far outside the window an element counts as near, so that it is drawn before it is visible. */
const REACH = '800px';

function useNear<E extends Element>(initially: boolean): [boolean, RefObject<E | null>] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(initially);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return observeNear(ref.current, REACH, () => startTransition(() => setIsNear(true)));
  }, [isNear]);
  return [isNear, ref];
}

interface PostTitleProps {
  readonly post: Post;
  readonly heading: 'h2' | 'h3';
  readonly id?: string;
}

/** The title of a post on its card, as the card's main link: see `CARD_LINK`. */
export function PostTitle({ post, heading: Heading, id }: PostTitleProps) {
  return (
    <Heading id={id} className={styles.postTitle} dir="auto" lang={langOf(post.language)}>
      <a href={postPath(post)} {...CARD_LINK}>
        {post.title}
      </a>
    </Heading>
  );
}

interface PostExcerptProps {
  readonly post: Post;
  readonly className?: string;
}

export function PostExcerpt({ post, className = '' }: PostExcerptProps) {
  return (
    <p className={`${styles.postExcerpt} ${className}`} dir="auto" lang={langOf(post.language)}>
      {excerptOf(post.content)}
    </p>
  );
}

export const CARD = { 'data-card': '' };
const CARD_LINK = { 'data-card-link': '' };

// biome-ignore lint/plugin: a selector.
const INTERACTIVE = 'button, input, select, textarea, label, summary';

/**
 * Returns the click handler for a list of cards. A plain click on a link opens its page without loading a document, so
 * cards need no router links. Two hundred router links would slow down hydration and typing. A plain click elsewhere on
 * a card opens the card's page, unless the click hits a control, such as a button, or ends a text selection. The
 * handler ignores clicks with a modifier key or with a mouse button other than the main one.
 */
export function useCardClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const { target } = event;
      const href = target instanceof Element && (target.closest('a') ?? linkOfCard(target))?.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      // Posts and authors are among the pages in English.
      if (LANGUAGE_PATH === '/') navigate(href);
      else location.assign(href);
    },
    [navigate],
  );
}

function linkOfCard(target: Element): Element | null {
  const card = target.closest(INTERACTIVE) ? null : target.closest('[data-card]');
  const selection = getSelection();
  if (!card || (selection && !selection.isCollapsed && selection.containsNode(card, true))) return null;
  return card.querySelector('[data-card-link]');
}
