export { CommunityList } from './community-list.tsx';
export { prepareListVisit } from './list-visit.ts';
