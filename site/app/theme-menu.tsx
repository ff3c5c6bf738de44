import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { settings, type Theme } from '#storage';
import { menuClass, VisuallyHidden } from '#ui';
import { frameWords } from '#words/frame';
import styles from './header.module.css';

const themes = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
] as const;

function readServerTheme(): Theme {
  return 'system';
}

export function ThemeMenu() {
  const id = useId();
  const menu = useRef<HTMLFieldSetElement>(null);
  const theme = useSyncExternalStore(settings.theme.subscribe, settings.theme.read, readServerTheme);
  // Also applies a choice made in another tab.
  useEffect(() => settings.theme.subscribe(wearTheme), []);
  const { Icon } = themes.find(({ value }) => value === theme) ?? themes[2];
  return (
    <div>
      <button
        type="button"
        className={`${styles.button} ${styles.themeOpener}`}
        popoverTarget={id}
        aria-label={frameWords.themeIs[theme]}
      >
        <Icon aria-hidden="true" />
      </button>
      <fieldset ref={menu} id={id} popover="auto" className={`${menuClass} ${styles.menu}`}>
        <legend>
          <VisuallyHidden>{frameWords.theme}</VisuallyHidden>
        </legend>
        {themes.map(({ value, Icon: Mark }) => (
          // A click on the label causes a second click, on the radio button. The handler is on the label, because
          // WebKit reports the second click as if it came without a pointer.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys choose, and Escape closes the menu.
          <label
            key={value}
            className={styles.choice}
            onClick={(event) => {
              // The arrow keys also cause a click, but without a pointer. Then the menu stays open.
              if (event.detail > 0) menu.current?.hidePopover();
            }}
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => settings.theme.write(value)}
            />
            <Mark aria-hidden="true" />
            {frameWords.themes[value]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Also for the browser around the page. The script in the page's head does the same before the first paint. */
function wearTheme(): void {
  const theme = settings.theme.read();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset.theme;
    // biome-ignore lint/plugin: media queries.
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}
