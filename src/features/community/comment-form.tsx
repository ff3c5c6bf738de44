import { useState } from 'react';
import { Button } from '#ui';
import { communityWords } from '#words/community';
import styles from './comment-form.module.css';

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
          // While an input method composes a word, Enter only ends that word.
          const isWriting = event.nativeEvent.isComposing;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isWriting) submit();
        }}
      />
      <Button type="submit" variant="primary" disabled={text.trim() === ''}>
        {words.post}
      </Button>
    </form>
  );
}
