export { type Art, avatarArt } from './avatar-art.ts';
export { addComment, generateComments } from './comments.ts';
export {
  type Author,
  type AuthorProfile,
  BADGES,
  type Badge,
  type Comment,
  POST_TYPES,
  type Post,
  type PostType,
  type Reply,
} from './entities.ts';
export { LANGUAGES, type Language } from './languages.ts';
export {
  generatePost,
  generatePosts,
  generatePostsBy,
  numberOf,
  paragraphsOf,
  postsBy,
  preloadPost,
  preloadPostsBy,
} from './posts.ts';
export { profileOf } from './profiles.ts';
export { type PostFilter, searchPosts } from './search.ts';
export { findPost, slugOf } from './slug.ts';
export {
  COMMENT_SORTS,
  type CommentSort,
  POST_SORTS,
  type PostSort,
  sortComments,
  sortPosts,
} from './sorting.ts';
export { scoreOf, type Vote, type VoteState, vote } from './votes.ts';
