export {
  BACKUP_HEAD,
  type BackupReading,
  beginsAsBackup,
  type KeptCode,
  type KeptSet,
  readBackup,
  writeBackup,
} from './backup.ts';
export type { DesignReading } from './compact-design.ts';
export { PDF_DESIGN_NAME, putIntoPng, readDesignIn, writeForSvg } from './embedded-design.ts';
export { isLinkTooLong, LONGEST_LINK, readLink, writeLink } from './link.ts';
export { packDesign } from './packed-design.ts';
