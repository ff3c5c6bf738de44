import { settings } from '#storage';

/**
 * Applies the theme to the page's colors and to those of the browser around it. The script in the page's head does the
 * same before the first paint.
 */
export function wearTheme(): void {
  const theme = settings.theme.read();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset.theme;
    // biome-ignore lint/plugin: media queries.
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}
