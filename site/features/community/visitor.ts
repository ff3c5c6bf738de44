import type { Author } from '#community';
import { communityWords } from '#words/community';

const USERNAME = 'you';

/** The visitor as author of comments: the community has no sign-in. */
export const VISITOR: Author & { readonly bio: string } = {
  username: USERNAME,
  avatar: USERNAME,
  ...communityWords.visitor,
};
