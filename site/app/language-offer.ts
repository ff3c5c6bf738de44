import { settings } from '#storage';
import { addressIn, showToast } from '#ui';
import { LANGUAGES } from '#words/language';
import { OFFERS } from '#words/offers';
import { pathInLanguage } from './routes.ts';

/** Offers the page in the language that the visitor's browser prefers, once. */
export function offerLanguage(tag: string): void {
  const language = LANGUAGES.find((each) => each.tag === tag);
  if (!language || settings.languageOffered.read()) return;
  settings.languageOffered.write(true);
  const { search, hash } = location;
  const place = { pathname: pathInLanguage(location.pathname) ?? '/', search, hash };
  showToast({
    kind: 'info',
    lang: tag,
    message: OFFERS[tag],
    duration: 15_000,
    action: { label: language.name, onClick: () => location.assign(addressIn(language.path, place)) },
  });
}
