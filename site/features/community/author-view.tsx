import type { Post } from '#community';
import { Sentence, sheetClass } from '#ui';
import { communityWords } from '#words/community';
import { grammar } from '#words/grammar';
import styles from './author-view.module.css';
import { NoPosts } from './placeholders.tsx';
import { CARD, PostExcerpt, PostTitle, useCardClicks } from './post-cards.tsx';
import { Avatar, langOf, Tags, TimeAgo, TypeStamp, VisitDate } from './post-parts.tsx';
import type { AuthorVisit } from './visits.ts';

const words = communityWords.profile;

export function AuthorView({ visit }: { visit: AuthorVisit }) {
  const { profile, posts, now } = visit;
  const openCard = useCardClicks();
  return (
    <>
      <header className={styles.head} data-row="center">
        <Avatar avatar={profile.avatar} size="large" />
        <div className={styles.names} data-stack="xs">
          <h1 className={styles.name}>{profile.name}</h1>
          <p className={styles.line} data-row="center">
            <span>{words.username({ username: profile.username })}</span>
            <span>
              <Sentence
                text={words.joined}
                parts={{ month: <VisitDate date={profile.joinedDate} write={grammar.month} /> }}
              />
            </span>
            <span className={styles.karma} data-text="small strong figures">
              {words.karma({ karma: profile.karma })}
            </span>
          </p>
        </div>
      </header>
      <div className={styles.facts}>
        <section className={`${sheetClass} ${styles.fact}`} aria-labelledby="about">
          <h2 id="about" className={styles.heading} data-text="soft small medium">
            {words.about}
          </h2>
          <p dir="auto" lang={langOf(profile.language)}>
            {profile.bio}
          </p>
        </section>
        <section className={`${sheetClass} ${styles.fact}`} aria-labelledby="badges">
          <h2 id="badges" className={styles.heading} data-text="soft small medium">
            {words.badges}
          </h2>
          <ul data-row="s">
            {profile.badges.map((badge) => (
              <li key={badge} className={styles.badge}>
                {words.badgeNames[badge]}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className={styles.written} aria-labelledby="posts">
        <h2 id="posts" className={styles.title}>
          {words.postsBy({ name: profile.name })}
        </h2>
        {posts.length === 0 ? (
          <NoPosts words={words.none} heading="h3" />
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for pointers; keyboards use each card's link.
          <ol className={styles.posts} onClick={openCard}>
            {posts.map((post) => (
              <PostTile key={post.id} post={post} now={now} />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

function PostTile({ post, now }: { post: Post; now: Date }) {
  return (
    <li className={styles.tile} {...CARD}>
      <p data-line="s" data-text="soft small">
        <TypeStamp type={post.type} /> <TimeAgo date={post.createdAt} now={now} />
      </p>
      <PostTitle post={post} heading="h3" />
      <PostExcerpt post={post} />
      <Tags tags={post.tags} language={post.language} />
      <p data-line="s" data-text="soft small">
        {communityWords.commentCount({ count: post.commentCount })}
      </p>
    </li>
  );
}
