// The seam of everything beside the specified picture: it loads when a visitor opens another tab.
export { PrintDesk } from '#features/printing';
export { FileTicket } from './file-ticket.tsx';
export { saveAgain } from './request-file.ts';
