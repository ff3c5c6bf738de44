const files: Readonly<Record<string, string>> = import.meta.glob(
  [
    '/node_modules/@fontsource/familjen-grotesk/files/*-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans/files/noto-sans-{latin,greek,cyrillic}*-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-emoji/files/noto-emoji-[0-9]*-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** The addresses of the fonts in which words are printed, by the fonts' file names. */
export const FONT_URLS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);
