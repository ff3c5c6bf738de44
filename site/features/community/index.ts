export { AuthorView } from './author-view.tsx';
export { CommunityList } from './community-list.tsx';
export { Loading } from './placeholders.tsx';
export { authorPath, postPath } from './post-parts.tsx';
export { PostView } from './post-view.tsx';
export { forumPosting, profilePage } from './statements.ts';
export {
  type AuthorVisit,
  type PostVisit,
  prepareAuthorVisit,
  prepareListVisit,
  preparePostVisit,
  useAuthorVisit,
  usePostVisit,
} from './visits.ts';
