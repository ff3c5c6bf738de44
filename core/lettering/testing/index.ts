export { INSTALLED_FONTS, letteringFor } from './font-files.ts';
