export { YourCodes } from './your-codes.tsx';
