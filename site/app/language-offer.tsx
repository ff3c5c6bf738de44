import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { settings } from '#storage';
import { addressIn } from '#ui';
import { LANGUAGES } from '#words/language';
import { OFFERS } from '#words/offers';
import styles from './header.module.css';

/** The page in the language that the visitor chose, or else, only once, in the one that the browser prefers. */
export function LanguageOffer({ tag }: { tag: string }) {
  const place = useLocation();
  const [isWanted] = useState(() => settings.language.read() === tag || !settings.languageOffered.read());
  useEffect(() => settings.languageOffered.write(true), []);
  const language = LANGUAGES.find((each) => each.tag === tag);
  if (!isWanted || !language) return null;
  return (
    <a
      className={styles.offer}
      lang={tag}
      href={addressIn(language.path, place)}
      onClick={() => settings.language.write(tag)}
    >
      <span className={styles.offerSentence}>{OFFERS[tag]}</span>
      <span className={styles.offerName}>{language.name}</span>
    </a>
  );
}
