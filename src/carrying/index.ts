export { type LinkReading, LONGEST_LINK, readLink, writeLink } from './link.ts';
