import { useId } from 'react';
import { useLocation } from 'react-router';
import { settings } from '#storage';
import { addressIn, VisuallyHidden } from '#ui';
import { frameWords } from '#words/frame';
import { LANGUAGE_PATH, LANGUAGES } from '#words/language';
import styles from './frame.module.css';

/** Opens the same page in another language. What was typed is kept by the browser, as over a reload. */
export function LanguageSwitch() {
  const id = useId();
  const place = useLocation();
  const { own, english } = frameWords.language;
  return (
    <span className={styles.language}>
      <VisuallyHidden>
        <label htmlFor={id}>
          {own !== english && <span>{own} </span>}
          <span lang="en">{english}</span>
        </label>
      </VisuallyHidden>
      <select
        id={id}
        autoComplete="off"
        value={LANGUAGE_PATH}
        onChange={({ target: { selectedIndex } }) => {
          const { tag, path } = LANGUAGES[selectedIndex];
          settings.language.write(tag);
          location.assign(addressIn(path, place));
        }}
      >
        {LANGUAGES.map(({ tag, path, name }) => (
          <option key={tag} value={path} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
