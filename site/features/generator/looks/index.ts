export { LooksGroup } from './looks-group.tsx';
