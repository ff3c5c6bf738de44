export { type BackUpReading, type KeptCode, readBackUp, writeBackUp } from './back-up.ts';
export { type LinkReading, LONGEST_LINK, readLink, writeLink } from './link.ts';
