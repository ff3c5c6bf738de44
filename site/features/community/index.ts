export { authorPath, postPath } from './addresses.ts';
export { AuthorView } from './author-view.tsx';
export { CommunityList } from './community-list.tsx';
export { prepareListVisit } from './list-visit.ts';
export { Loading } from './loading.tsx';
export { PostView } from './post-view.tsx';
export { type AuthorVisit, prepareAuthorVisit, useAuthorVisit } from './use-author-visit.ts';
export { type PostVisit, preparePostVisit, usePostVisit } from './use-post-visit.ts';
