import { ArrowBigDown, ArrowBigUp, Bookmark, Flag, type LucideIcon, MessageSquare, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Post, paragraphsOf, scoreOf, type VoteState, vote } from '#community';
import { Button, ButtonLink, Sentence, sheetClass, showToast, VisuallyHidden } from '#ui';
import { communityWords } from '#words/community';
import { grammar } from '#words/grammar';
import { CommentsSection, useComments } from './comments.tsx';
import {
  Avatar,
  authorPath,
  LanguageStamp,
  langOf,
  PostPicture,
  Tags,
  TimeAgo,
  TypeStamp,
  VisitDate,
} from './post-parts.tsx';
import styles from './post-view.module.css';
import type { PostVisit } from './visits.ts';

const words = communityWords.post;

/** A post with its votes and comments. Changes to them last as long as this component: one visit of the page. */
export function PostView({ visit }: { visit: PostVisit }) {
  const { post, now } = visit;
  const lang = langOf(post.language);
  const discussion = useComments(visit);
  return (
    <div className={styles.view} data-stack="l column">
      <article className={`${sheetClass} ${styles.post}`} data-stack="l column" aria-labelledby="post-title">
        <div className={styles.votes}>
          <VoteColumn post={post} />
        </div>
        <div data-stack="l column">
          <PostByline post={post} now={now} />
          <h1 id="post-title" className={styles.title} dir="auto" lang={lang}>
            {post.title}
          </h1>
          {post.image && (
            <div className={styles.picture}>
              <PostPicture post={post} />
            </div>
          )}
          <div className={styles.content} data-stack="l" lang={lang}>
            {paragraphsOf(post.content).map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
          <div className={styles.tags}>
            <Tags tags={post.tags} language={post.language} />
          </div>
          <PostActions commentCount={discussion.count} />
        </div>
      </article>
      <aside className={styles.aside} data-stack="l" aria-label={words.about}>
        <section className={styles.box} data-stack="m start" aria-labelledby="post-author">
          <h2 id="post-author" className={styles.boxTitle} data-text="soft small medium">
            {words.writtenBy}
          </h2>
          <p data-line="m" data-text="strong">
            <Avatar avatar={post.author.avatar} size="regular" />
            {post.author.name}
          </p>
          <ButtonLink to={authorPath(post.author)} size="small">
            {words.viewAuthor}
          </ButtonLink>
        </section>
        <section className={styles.box} data-stack="m start" aria-labelledby="related-keywords">
          <h2 id="related-keywords" className={styles.boxTitle} data-text="soft small medium">
            {words.keywords}
          </h2>
          <ul className={styles.keywords} lang={lang}>
            {post.keywords.map((keyword) => (
              <li key={keyword} dir="auto">
                {keyword}
              </li>
            ))}
          </ul>
        </section>
      </aside>
      <div className={styles.comments}>
        <CommentsSection discussion={discussion} language={post.language} now={now} />
      </div>
    </div>
  );
}

function PostByline({ post, now }: { post: Post; now: Date }) {
  const { author, createdAt } = post;
  return (
    <p className={styles.byline} data-row="center" data-text="soft small">
      <Link to={authorPath(author)} className={styles.bylineAuthor}>
        <Avatar avatar={author.avatar} size="regular" />
        {author.name}
      </Link>{' '}
      <span>
        <Sentence
          text={communityWords.post.posted}
          parts={{
            date: <VisitDate date={createdAt} write={grammar.day} />,
            age: <TimeAgo date={createdAt} now={now} />,
          }}
        />
      </span>{' '}
      <span className={styles.stamps}>
        <LanguageStamp language={post.language} /> <TypeStamp type={post.type} />
      </span>
    </p>
  );
}

/** The buttons below a post. They do nothing: without a server, the community cannot share, save or report posts. */
function PostActions({ commentCount }: { commentCount: number }) {
  return (
    <div className={styles.actions} data-row="xs" data-text="soft figures">
      <Button variant="quiet" size="small">
        <MessageSquare aria-hidden="true" />
        {communityWords.commentCount({ count: commentCount })}
      </Button>
      <Button variant="quiet" size="small">
        <Share2 aria-hidden="true" />
        {words.share}
      </Button>
      <Button variant="quiet" size="small">
        <Bookmark aria-hidden="true" />
        {words.save}
      </Button>
      <Button variant="quiet" size="small">
        <Flag aria-hidden="true" />
        {words.report}
      </Button>
    </div>
  );
}

function VoteColumn({ post }: { post: Post }) {
  const [state, setState] = useState<VoteState>(() => ({
    vote: 'none',
    upvotes: post.upvotes,
    downvotes: post.downvotes,
  }));
  const press = (pressed: 'up' | 'down') => {
    setState((current) => vote(current, pressed));
    const message = pressed === 'up' ? words.upvoted : words.downvoted;
    showToast({ kind: 'success', message, description: words.recorded, duration: 2000 });
  };
  return (
    <fieldset className={styles.column} data-line>
      <legend>
        <VisuallyHidden>{words.vote}</VisuallyHidden>
      </legend>
      <Arrow label={words.upvote} Icon={ArrowBigUp} isPressed={state.vote === 'up'} press={() => press('up')} />
      <p className={styles.voteScore} data-text="large figures center">
        <VisuallyHidden>
          {communityWords.score}
          {grammar.space}
        </VisuallyHidden>
        <span>{scoreOf(state)}</span>
      </p>
      <Arrow label={words.downvote} Icon={ArrowBigDown} isPressed={state.vote === 'down'} press={() => press('down')} />
    </fieldset>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isPressed: boolean;
  readonly press: () => void;
}

function Arrow({ label, Icon, isPressed, press }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} aria-pressed={isPressed} onClick={press}>
      <Icon aria-hidden="true" />
    </button>
  );
}
