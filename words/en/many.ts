import type { Delimiter, TableEncoding } from '#tables';
import { grammar } from './grammar.ts';

const { number, plural, series } = grammar;

/** Further columns that are not used are not named. */
const UNUSED_NAMED = 8;

export const manyWords = {
  page: {
    title: 'Make Many QR Codes at Once',
    headline: 'Make many QR codes at once',
    description:
      'Turn a spreadsheet into QR codes: links, contacts, Wi-Fi, or serial numbers, one code for each row. Everything happens in your browser, and every code is read back.',
    keywords: ['bulk QR codes', 'QR codes from Excel', 'QR codes from CSV', 'batch QR code generator'],
    intro: 'One code for each row of a table. The table never leaves this browser.',
  },
  link: 'Make many at once',

  steps: {
    bring: 'Add a table',
    map: 'Choose what each code contains',
    look: 'Choose the look',
    rows: 'Check the rows',
    details: 'Adjust the output',
  },

  bring: {
    table: 'Table',
    tablePlaceholder: 'Paste rows from a spreadsheet, or one link per line',
    choose: 'Choose a table',
    chooseHint: 'CSV, TXT, Excel, Numbers, or OpenDocument, or drop it here',
    chosen: (name: string) => `You chose ${name}.`,
    pastedName: 'Pasted table',
    remove: 'Remove the table',
    reading: 'Reading the table…',
    failed: "Couldn't read the table. Reload the page and try again.",
    sample: 'Download a sample table',
    sampleFile: 'sample-table.csv',
    guide: 'Download the column guide',
    guideFile: 'column-guide.txt',
    emptySheet: 'This sheet is empty. Choose another one.',
    size: (rows: number, columns: number) => {
      const counts = [
        plural(rows, { one: `${number(rows)} row`, other: `${number(rows)} rows` }),
        plural(columns, { one: `${number(columns)} column`, other: `${number(columns)} columns` }),
      ];
      return `${series(counts)}.`;
    },
    changed: (rows: number) =>
      plural(rows, {
        one: 'One row was changed here. Your file stays as it is.',
        other: `${number(rows)} rows were changed here. Your file stays as it is.`,
      }),
    recognized: 'How the table is read',
    delimiter: 'Columns are separated by',
    delimiters: {
      ',': 'Comma',
      ';': 'Semicolon',
      '\t': 'Tab',
      '|': 'Vertical bar',
      '': 'Nothing: one item per line',
    } satisfies Record<Delimiter, string>,
    encoding: 'Characters',
    encodings: {
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16 (Unicode Text)',
      'utf-16be': 'UTF-16, big-endian',
      'windows-1252': 'Windows-1252 (Western Europe)',
      'windows-1250': 'Windows-1250 (Central Europe)',
      'windows-1251': 'Windows-1251 (Cyrillic)',
      'windows-1253': 'Windows-1253 (Greek)',
      'windows-1254': 'Windows-1254 (Turkish)',
      'windows-1255': 'Windows-1255 (Hebrew)',
      'windows-1256': 'Windows-1256 (Arabic)',
      'windows-1257': 'Windows-1257 (Baltic)',
      'windows-1258': 'Windows-1258 (Vietnamese)',
      'windows-874': 'Windows-874 (Thai)',
      gb18030: 'GB18030, GBK (simplified Chinese)',
      big5: 'Big5 (traditional Chinese)',
      shift_jis: 'Shift JIS (Japanese)',
      'euc-jp': 'EUC-JP (Japanese)',
      'iso-2022-jp': 'ISO-2022-JP (Japanese)',
      'euc-kr': 'EUC-KR (Korean)',
      'iso-8859-2': 'ISO 8859-2 (Central Europe)',
      'iso-8859-3': 'ISO 8859-3 (Southern Europe)',
      'iso-8859-4': 'ISO 8859-4 (Northern Europe)',
      'iso-8859-5': 'ISO 8859-5 (Cyrillic)',
      'iso-8859-6': 'ISO 8859-6 (Arabic)',
      'iso-8859-7': 'ISO 8859-7 (Greek)',
      'iso-8859-8': 'ISO 8859-8 (Hebrew)',
      'iso-8859-10': 'ISO 8859-10 (Nordic)',
      'iso-8859-13': 'ISO 8859-13 (Baltic)',
      'iso-8859-14': 'ISO 8859-14 (Celtic)',
      'iso-8859-15': 'ISO 8859-15 (Western Europe)',
      'iso-8859-16': 'ISO 8859-16 (Romanian)',
      'koi8-r': 'KOI8-R (Russian)',
      'koi8-u': 'KOI8-U (Ukrainian)',
      ibm866: 'IBM 866 (Cyrillic, DOS)',
      macintosh: 'Macintosh (Western Europe)',
      'x-mac-cyrillic': 'Macintosh (Cyrillic)',
    } satisfies Record<TableEncoding, string>,
    /** `rows`: the first rows as they read in this encoding. */
    encodingWith: (encoding: string, rows: readonly string[]) => `${encoding}: ${rows.join(' · ')}`,
    sheet: 'Sheet',
    headerRow: 'Header row',
    noHeader: 'None',
    headerAt: (row: number, text: string) => `Row ${number(row)}: ${text}`,
    showsHidden: 'Include hidden rows and columns',
  },

  range: {
    title: 'Or count from one number to another',
    from: 'From',
    to: 'To',
    step: 'Step',
    digits: 'Digits',
    prefix: 'Before the number',
    suffix: 'After the number',
    use: 'Use these numbers',
    refused: 'Use whole numbers, a step of at least 1, at most 15 digits, and at most 1,000,000 numbers.',
  },

  map: {
    type: 'Type',
    template: 'Template',
    templateHint:
      'Write text and column names in braces, such as https://example.com/t/{table}. {row} is the row number.',
    fileName: 'File name',
    fileNameHint: 'Leave it empty to use the end of the link, or the row number.',
    caption: 'Caption',
    captionHint: 'Printed with each code.',
    copies: 'Copies',
    oneCopy: 'One of each',
    more: 'Caption and copies',
    insert: 'Insert a column',
    insertInto: (field: string) => `Insert a column into ${field}`,
    rowNumber: 'Row number',
    randomText: 'Random text',
    unused: (columns: readonly string[]) =>
      columns.length > UNUSED_NAMED
        ? `${number(columns.length)} columns aren't used: ${series([...columns.slice(0, UNUSED_NAMED), '…'])}.`
        : plural(columns.length, {
            one: `One column isn't used: ${series(columns)}.`,
            other: `${number(columns.length)} columns aren't used: ${series(columns)}.`,
          }),
    host: (host: string, rows: number) =>
      plural(rows, { one: `${number(rows)} code leads to ${host}.`, other: `${number(rows)} codes lead to ${host}.` }),
  },

  kept: {
    tooLarge: "This browser can't keep this table. Add it again after a reload.",
    gone: {
      message: "Couldn't find this table.",
      description: 'It may have been deleted in another tab.',
    },
  },

  preview: {
    title: 'Preview',
    place: (row: number, place: number, rows: number) => `Row ${number(row)} · ${number(place)} of ${number(rows)}`,
    previous: 'Previous row',
    next: 'Next row',
    leftOut: 'This row is left out.',
  },

  look: {
    label: 'Look',
    work: 'Current',
    code: 'Saved',
    plain: 'Plain',
    yourCodes: 'Your codes',
    chooseCode: 'Choose a code',
    noCodes: 'You have no codes yet. Make one on the home page first.',
    workHint: 'The colors, shapes, and image that you last chose on the home page.',
    plainHint: 'Black on white.',
  },

  rows: {
    label: 'Rows',
    problemsOnly: 'Show problems only',
    checking: 'Checking the rows…',
    summary: (ready: number, leftOut: number, cautioned: number) => {
      const counts = [
        plural(ready, { one: `${number(ready)} code`, other: `${number(ready)} codes` }),
        `${number(leftOut)} left out`,
        `${number(cautioned)} to check`,
      ];
      return `${series(counts)}.`;
    },
    noProblems: 'No row has a problem.',
    cut: (most: number) => `The list shows the first ${number(most)} rows. All rows are used.`,
    columns: { row: 'Row', holds: 'Name and content', state: 'State' },
    fields: (row: number) => `Cells of row ${number(row)}`,
    cell: (column: string, row: number) => `${column}, row ${number(row)}`,
    save: 'Save',
    close: 'Close',
    printOne: 'Print this label only',
    saveAndPrintOne: 'Save and print this label only',
    onLabel: 'On label',
    lookAt: (row: number) => `Show row ${number(row)}`,
    duplicate: (row: number) => `Same text as row ${number(row)}.`,
    similar: (host: string) => `This host looks like ${host}.`,
    fileAndCopies: (file: string, copies: number) =>
      plural(copies, { one: `${file}, ${number(copies)} copy`, other: `${file}, ${number(copies)} copies` }),
    /** `field` is the label of a field, `reason` a sentence about it. */
    refused: (field: string, reason: string) => `${field}: ${reason}`,
  },

  /** The sample table that can be downloaded, as records. */
  sampleRecords: [
    ['Table', 'Name', 'Link', 'Copies'],
    ['1', 'Window', 'https://example.com/t/1', '2'],
    ['2', 'Garden, left', 'https://example.com/t/2', '1'],
    ['3', 'Café “Zoë”', 'https://example.com/t/3', '1'],
  ],
  /** The column guide that can be downloaded: one screen of text. */
  guide: `COLUMNS

First row contains column names. Each further row becomes one code.
Columns may have any name and any order. These are recognized:

  Links       any column of web addresses
  Contacts    First name, Last name, Mobile, Email, Company, Job title, Website, Street, Postal code, City, Country,
              Notes, and the columns of Outlook, Google and Thunderbird
  Wi-Fi       SSID, Password, Security, Hidden
  Payments    Name, IBAN, Amount, Text (GiroCode); Amount beside PIX, PromptPay, UPI or Bitcoin
  Events      Title, Start, End, Location
  Places      Latitude, Longitude
  Products    GTIN, Lot, Serial number, Expiry
  Chats       WhatsApp or Telegram
  Copies      Copies or Quantity
  Files       File name

TEMPLATES

  {Name}                 the cell of the column "Name"
  {row}   {row:0000}     the row number, with at least four digits
  {random:10}            ten characters that nobody can guess, the same each time
  {Serial}{check:luhn}   a check character: luhn or damm for digits, mod37 for letters and digits
  {{                     a brace
  {"row"}                a column that is called like a function

Example: https://example.com/t/{Table}?n={Name}

SAVING FROM A SPREADSHEET

Save as XLSX, ODS, or "CSV UTF-8". Format columns of codes as text before you type them: otherwise leading zeros and
long numbers are lost. Formulas are never calculated here. Their saved results are used.
`,
};
