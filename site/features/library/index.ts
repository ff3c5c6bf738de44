export { CodeSheet } from './code-sheet.tsx';
export { DeleteButton } from './delete-button.tsx';
export { restoreBackup } from './restore.tsx';
export { YourCodes } from './your-codes.tsx';
