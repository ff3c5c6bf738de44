export { restoreBackup, YourCodes } from './your-codes.tsx';
