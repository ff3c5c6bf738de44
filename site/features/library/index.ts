export { CodeSheet } from './code-sheet.tsx';
export { restoreBackup } from './restore.tsx';
export { YourCodes } from './your-codes.tsx';
