import { useState } from 'react';
import { Button } from '#ui';
import { communityWords } from '#words/community';
import styles from './comment-form.module.css';
import { isPostKey } from './post-key.ts';

const words = communityWords.comments;

/** The form for a comment. `post` returns whether it accepted the comment; if so, the text area is emptied. */
export function CommentForm({ post }: { post: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const submit = () => {
    if (post(text)) setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        className={styles.text}
        dir="auto"
        aria-label={words.add}
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (isPostKey(event.nativeEvent)) submit();
        }}
      />
      <Button type="submit" variant="primary" disabled={text.trim() === ''}>
        {words.post}
      </Button>
    </form>
  );
}
