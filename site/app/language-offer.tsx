import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { settings } from '#storage';
import { addressIn } from '#ui';
import { LANGUAGE, LANGUAGES } from '#words/language';
import { OFFERS } from '#words/offers';
import styles from './header.module.css';

/** The page in the language that the visitor chose, or else, only once, in the one that the browser prefers. */
export function LanguageOffer() {
  const place = useLocation();
  const [language] = useState(wantedLanguage);
  useEffect(() => {
    if (language) settings.languageOffered.write(true);
  }, [language]);
  if (!language) return null;
  const { tag, path, name } = language;
  return (
    <a className={styles.offer} lang={tag} href={addressIn(path, place)} onClick={() => settings.language.write(tag)}>
      <span className={styles.offerSentence}>{OFFERS[tag]}</span>
      <span className={styles.offerName}>{name}</span>
    </a>
  );
}

function wantedLanguage() {
  const chosen = settings.language.read();
  const wanted = [chosen, ...navigator.languages]
    .map((reads) => LANGUAGES.find(({ tag }) => tag.slice(0, 2) === reads.slice(0, 2)))
    .find(Boolean);
  const isNews = wanted?.tag === chosen || !settings.languageOffered.read();
  return isNews && wanted?.tag !== LANGUAGE ? wanted : null;
}
