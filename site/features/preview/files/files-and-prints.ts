// The seam of everything beside the specified picture: it loads when a visitor opens either section.
export { PrintDesk } from '#features/printing';
export { FileTicket } from './file-ticket.tsx';
