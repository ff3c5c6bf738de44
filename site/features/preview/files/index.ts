export { FileTicket } from './file-ticket.tsx';
