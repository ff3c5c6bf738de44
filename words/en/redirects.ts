import type { Redirect, RedirectProblem } from '#content/redirects';
import { grammar } from './grammar.ts';

const { number, plural } = grammar;

const problems: Readonly<Record<RedirectProblem, string>> = {
  'no-address': 'Enter an address on your website, such as https://example.com/q/menu, without ? or #.',
  'no-path': 'Add a part of your own after the website, such as /q/menu. Use letters a to z, digits, and hyphens.',
  'no-target': 'Enter a web address that starts with https:// or http://.',
  'long-target': 'This link is too long. Use one with at most 2,000 characters.',
  loop: 'This is the address on your website itself. Enter the page that it should lead to.',
  'other-host': 'The address is on another website than the first row.',
  twice: 'Another row has the same address.',
};

/** Codes with an address on the visitor's own website, which leads on to a target. Loaded when one is asked for. */
export const redirectWords = {
  title: 'A code you can change later',
  close: 'Close',
  explanation:
    'The code contains an address on your website, and your website leads on from there. You can change where it leads whenever you like. The printed code stays the same, and no service stands in between.',
  target: 'Where it leads now',
  address: 'Address on your website',
  addressExample: 'https://example.com/q/menu',
  addressHint: 'Choose one that is still free. A short address makes a smaller code.',
  problems,
  download: 'Download the files',
  /** `{address}` is what the code contains. */
  downloaded: 'Your code now contains {address}. Put the files on your website before you print: README.txt says how.',
  archive: (host: string) => `quietzone-redirects-${host}.zip`,

  many: {
    title: 'Codes you can change later',
    explanation:
      'Each code contains an address on your website, and your website leads on to the target in the same row. You can change the targets whenever you like. The printed codes stay the same.',
    column: 'Column with the targets',
    choose: 'Choose a column',
    most: (rows: number) => `Only the first ${number(rows)} rows are used.`,
    saved: (codes: number, refused: number) => {
      if (codes === 0) return 'No row has both an address on your website and a target.';
      const files = plural(codes, {
        one: 'Files for 1 code downloaded.',
        other: `Files for ${number(codes)} codes downloaded.`,
      });
      if (refused === 0) return files;
      return plural(refused, {
        one: `${files} 1 row is left out.`,
        other: `${files} ${number(refused)} rows are left out.`,
      });
    },
    refused: (row: number, problem: RedirectProblem) => `Row ${number(row)}: ${problems[problem]}`,
    notSaved: "Couldn't make the files. Try again.",
  },

  readme: (redirects: readonly Redirect[]) => {
    const [{ address, target }] = redirects;
    const { host } = new URL(address);
    const about =
      redirects.length === 1
        ? `The code contains  ${address}\nIt leads to        ${target}`
        : `These are the files for ${number(redirects.length)} codes with addresses on ${host}.`;
    return `${about}

Do one of the following. Then scan the code.

Any website
  Upload the folders in this archive to the main folder of ${host}.
  Leave out the files that end in .txt, and _redirects.

Netlify, Cloudflare Pages
  Add the lines of _redirects to the file of that name in the folder that
  you publish. Cloudflare reads up to 2,000 lines of up to 1,000 characters.

Apache
  Add the lines of htaccess.txt to the top of the file .htaccess in the main
  folder of ${host}. If there is none, rename htaccess.txt to .htaccess.

nginx
  Add the lines of nginx.txt to the server block of ${host}, and reload nginx.

Caddy
  Add the lines of caddy.txt to the block of ${host} in your Caddyfile, and
  reload Caddy.


To change where a code leads
  Make these files again with the same address and another target, or change
  the target in the file that you use. The printed code stays the same.

What is passed on
  With any way but the first, a query after the address of the code, such as
  ?table=7, is added to the target. Netlify and Cloudflare add it only to a
  target without a query. What follows a # in the address of the code is not
  passed on.

How long it works
  As long as your website answers at this address. All redirects are
  temporary (302), so that browsers ask your website each time.
`;
  },
};
