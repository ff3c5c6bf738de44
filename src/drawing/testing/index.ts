export { placeOnPage } from './place-on-page.ts';
