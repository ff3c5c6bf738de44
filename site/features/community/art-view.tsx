import { type Art, avatarArt, type Post } from '#community';
import styles from './art-view.module.css';
import { langOf } from './card-text.ts';

/**
 * A post's picture with its text alternative. Until `isDrawn`, its place stays empty. The drawing is referenced rather
 * than shown as an image, so that its colors follow the theme of the page.
 */
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

/**
 * The avatar of a person whose name is beside it, so it needs no text alternative. The drawing is made from the text
 * `avatar`.
 */
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
