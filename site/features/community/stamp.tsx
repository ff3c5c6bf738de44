import { LANGUAGES, type Language, type PostType } from '#community';
import { communityWords } from '#words/community';
import { langOf } from './card-text.ts';
import styles from './stamp.module.css';

/** The type of a post. */
export function TypeStamp({ type }: { type: PostType }) {
  return (
    <span className={styles.stamp} data-look={type}>
      {communityWords.types[type]}
    </span>
  );
}

/** The name of a post's language, in that language. */
export function LanguageStamp({ language }: { language: Language }) {
  return (
    <span className={styles.stamp} data-look="language" lang={langOf(language)}>
      {LANGUAGES.find(({ code }) => code === language)?.name}
    </span>
  );
}

/** The tags of a post, in the post's language. */
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
