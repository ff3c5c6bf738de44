import { paragraphsOf } from '#community';
import { ButtonLink, sheetClass } from '#ui';
import { communityWords } from '#words/community';
import { authorPath } from './addresses.ts';
import { Avatar, PostPicture } from './art-view.tsx';
import { langOf } from './card-text.ts';
import { CommentsSection } from './comments-section.tsx';
import { PostActions } from './post-actions.tsx';
import { PostByline } from './post-byline.tsx';
import styles from './post-view.module.css';
import { Tags } from './stamp.tsx';
import { useComments } from './use-comments.ts';
import type { PostVisit } from './use-post-visit.ts';
import { VoteColumn } from './vote-column.tsx';

const words = communityWords.post;

/** A post with its votes and comments. Changes to them last as long as this component: one visit of the page. */
export function PostView({ visit }: { visit: PostVisit }) {
  const { post, now } = visit;
  const lang = langOf(post.language);
  const discussion = useComments(visit);
  return (
    <div className={styles.view}>
      <article className={`${sheetClass} ${styles.post}`} aria-labelledby="post-title">
        <div className={styles.votes}>
          <VoteColumn post={post} />
        </div>
        <div className={styles.body}>
          <PostByline post={post} now={now} />
          <h1 id="post-title" className={styles.title} dir="auto" lang={lang}>
            {post.title}
          </h1>
          {post.image && (
            <div className={styles.picture}>
              <PostPicture post={post} />
            </div>
          )}
          <div className={styles.content} lang={lang}>
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
      <aside className={styles.aside} aria-label={words.about}>
        <section className={styles.box} aria-labelledby="post-author">
          <h2 id="post-author" className={styles.boxTitle}>
            {words.writtenBy}
          </h2>
          <p className={styles.author}>
            <Avatar avatar={post.author.avatar} size="regular" />
            {post.author.name}
          </p>
          <ButtonLink to={authorPath(post.author)} size="small">
            {words.viewAuthor}
          </ButtonLink>
        </section>
        <section className={styles.box} aria-labelledby="related-keywords">
          <h2 id="related-keywords" className={styles.boxTitle}>
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
