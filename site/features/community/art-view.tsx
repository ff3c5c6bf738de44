import { type Art, altOf, avatarArt, numberOf, type Post, postArt } from '#community';
import styles from './art-view.module.css';
import { langOf } from './card-text.ts';

/** A post's picture with its text alternative. Until `isDrawn`, its place stays empty, because drawing takes time. */
export function PostPicture({ post, isDrawn = true }: { post: Post; isDrawn?: boolean }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 48 27"
      role="img"
      aria-label={altOf(post)}
      lang={langOf(post.language)}
      data-drawn={isDrawn || undefined}
    >
      {isDrawn && <Shapes art={postArt(numberOf(post))} />}
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
      <Shapes art={art} />
    </svg>
  );
}

function Shapes({ art }: { art: Art }) {
  return art.shapes.map(({ d, fill, opacity }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a shape has no identity but its place in the drawing.
    <path key={index} d={d} fill={fill} opacity={opacity} />
  ));
}
