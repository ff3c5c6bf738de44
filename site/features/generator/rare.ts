// What is behind the seam *rare*: what few codes need.

export { zoneName } from './find-zones.ts';
export { RedirectDialog } from './redirect-dialog.tsx';
export { ZoneSearch, ZonesFound } from './zone-search.tsx';
