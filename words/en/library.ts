import { SITE_NAME } from './frame.ts';
import { grammar } from './grammar.ts';

const { number, plural } = grammar;

/** The stored codes: their list, backups, and deleting everything. Loaded with the list. */
export const libraryWords = {
  // The wording of this heading must not change.
  heading: 'Your codes',
  none: 'Codes you generate are saved in this browser and appear here.',
  makeMany: 'Make many at once',
  // The wording of this label must not change.
  search: 'Search your codes',
  count: (count: number) => plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` }),
  found: (found: number, all: number) =>
    plural(all, { one: `${number(found)} of ${number(all)} code`, other: `${number(found)} of ${number(all)} codes` }),
  nothingFound: (search: string) => `No code matches “${search}”.`,
  clearSearch: 'Clear the search',
  showAll: (count: number) =>
    plural(count, { one: `Show ${number(count)} code`, other: `Show all ${number(count)} codes` }),

  /** A code in the list. Each button has a short label, and a longer one for screen readers that names the code. */
  code: {
    untested: 'Not tested yet',
    notKept: "This browser couldn't save this code. It will be gone when you leave.",
    edit: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    more: (name: string) => `More for ${name}`,
    open: 'Preview & Download',
    openNamed: (name: string) => `Preview & Download: ${name}`,
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    duplicate: 'Duplicate',
    duplicateNamed: (name: string) => `Duplicate ${name}`,
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
    select: 'Select',
    selectNamed: (name: string) => `Select ${name}`,
    // The wording of this button must not change.
    template: 'Use as template',
    templateNamed: (name: string) => `Use as template: ${name}`,
    name: 'Code name',
    namePlaceholder: 'Name this code',
  },

  sets: {
    list: 'Tables',
    unnamed: 'Pasted table',
    codes: (count: number) => plural(count, { one: `${number(count)} code,`, other: `${number(count)} codes,` }),
    open: 'Open',
    openNamed: (name: string) => `Open ${name}`,
    more: (name: string) => `More for ${name}`,
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
    deleted: 'Table deleted.',
    name: 'Table name',
    namePlaceholder: 'Name this table',
    notRenamed: "This browser couldn't save the name.",
  },

  selection: {
    name: 'Selected codes',
    begin: 'Select',
    end: 'Done',
    none: 'No code selected',
    count: (count: number) =>
      plural(count, { one: `${number(count)} code selected`, other: `${number(count)} codes selected` }),
    all: (count: number) => plural(count, { one: 'Select it', other: `Select all ${number(count)}` }),
    clear: 'Clear the selection',
    print: 'Print sheet',
    printFailed: "Couldn't print the codes. Try again.",
    labels: 'Label sheet',
    labelsFailed: "Couldn't open the labels. Try again.",
    zip: 'Download ZIP',
    zipFailed: "Couldn't make the ZIP file. Try again.",
    zipped: (count: number) =>
      plural(count, {
        one: `ZIP file with ${number(count)} code saved.`,
        other: `ZIP file with ${number(count)} codes saved.`,
      }),
    archive: (count: number) => `quietzone-${count}-codes.zip`,
    table: 'Use as a table',
    tooLong: { message: 'Together, these codes are too long for one table.', description: 'Select fewer of them.' },
    columns: { text: 'Text', fileName: 'File name' },
  },

  notices: {
    undo: 'Undo',
    missing: { message: "Couldn't find this code.", description: 'It may have been deleted in another tab.' },
    opened: 'Design opened.',
    duplicated: 'Code duplicated.',
    deleted: 'Code deleted.',
    tooLate: "Can't undo: everything has been deleted since.",
  },

  keeping: {
    promised:
      'This browser keeps your codes until you delete them. They are stored nowhere else: back them up before you switch browsers.',
    unpromised:
      'Your codes are stored only in this browser. It may clear them when space runs low, and some browsers do so after a week without a visit. Back them up to be safe. If you install this site as an app, they are kept longer.',
    ask: 'Ask the browser to keep them',
    declined: { message: 'The browser declined.', description: 'With a backup, your codes are safe anyway.' },
  },

  backup: {
    make: (count: number) => plural(count, { one: 'Back up this code', other: `Back up all ${number(count)} codes` }),
    /** The text of the button if tables are stored too. */
    makeWithTables: 'Back up everything',
    made: { message: 'Backup downloaded.', description: 'Whoever has the file can read its passwords and texts.' },
    failed: { message: "Couldn't make the backup.", description: 'Your codes are unchanged. Try again.' },
    restore: 'Restore a backup',
    restoring: 'Restoring…',
    file: 'Backup file',
    refused: {
      none: `This file isn't a ${SITE_NAME} backup, or part of it is missing.`,
      newer: `This backup was made by a newer version of ${SITE_NAME}. Reload this page, then restore it again.`,
      'too-large': 'This file is too large to be a backup.',
      unreadable: "Couldn't open this file. Choose it again.",
    },
    unchanged: 'Nothing was changed.',
    restored: (count: number) =>
      count === 0
        ? 'No codes were restored.'
        : plural(count, { one: `${number(count)} code restored.`, other: `${number(count)} codes restored.` }),
    /** The codes of a backup that were not restored because they were stored already. */
    present: (count: number) =>
      plural(count, {
        one: `${number(count)} code was already here.`,
        other: `${number(count)} codes were already here.`,
      }),
    newer: (count: number) =>
      plural(count, {
        one: `${number(count)} code was left out: it was made by a newer version.`,
        other: `${number(count)} codes were left out: they were made by a newer version.`,
      }),
    damaged: (count: number) =>
      plural(count, {
        one: `${number(count)} code was left out: it is damaged.`,
        other: `${number(count)} codes were left out: they are damaged.`,
      }),
    notKept: (count: number) =>
      plural(count, {
        one: `This browser couldn't save ${number(count)} code. It will be gone when you leave.`,
        other: `This browser couldn't save ${number(count)} codes. They will be gone when you leave.`,
      }),
    tables: {
      restored: (count: number) =>
        plural(count, { one: `${number(count)} table restored.`, other: `${number(count)} tables restored.` }),
      present: (count: number) =>
        plural(count, {
          one: `${number(count)} table was already here.`,
          other: `${number(count)} tables were already here.`,
        }),
      damaged: (count: number) =>
        plural(count, {
          one: `${number(count)} table was left out: it is damaged.`,
          other: `${number(count)} tables were left out: they are damaged.`,
        }),
      notKept: (count: number) =>
        plural(count, {
          one: `This browser couldn't save ${number(count)} table.`,
          other: `This browser couldn't save ${number(count)} tables.`,
        }),
    },
  },

  deletion: {
    // The wording of this button must not change.
    everything: 'Delete everything',
    question: 'Delete everything?',
    consequence: (count: number) =>
      plural(count, {
        one: "This deletes your code, drafts, counters, and settings. Without a backup, it can't be undone.",
        other: `This deletes all ${number(count)} codes, your drafts, counters, and settings. Without a backup, it can't be undone.`,
      }),
    keep: 'Keep everything',
    done: 'Everything was deleted.',
    failed: "Couldn't delete everything. Try again.",
  },
};
