export { BACKUP_HEAD, type BackupReading, beginsAsBackup, type KeptSet, readBackup, writeBackup } from './backup.ts';
export type { DesignReading } from './compact-design.ts';
export { carryInPng, PDF_DESIGN_NAME, packDesign, readDesignIn, writeForSvg } from './embedded-design.ts';
export { type KeptCode, readKeptCode } from './kept-code.ts';
export { isLinkTooLong, LONGEST_LINK, readLink, writeLink } from './link.ts';
