import { grammar } from './grammar.ts';

export const communityWords = {
  page: {
    title: 'QR Code Community',
    description:
      "Questions, guides, tips, and discussions about QR codes in six languages. Topics include print sizes, contrast, logos, labels, menus, and codes that don't scan.",
    keywords: ['QR code community', 'QR code forum', 'QR code questions', 'QR code tips', 'QR code guides'],
    intro:
      "Questions, guides, tips, and discussions about QR codes: how large to print them, how much a logo may cover, and why the one on the window doesn't scan.",
    post: { title: 'Community post', description: 'A post in the QR code community, with its comments.' },
    member: { title: 'Community member', description: 'A member of the QR code community, with their posts.' },
    keyword: 'QR code community',
    profileTitle: (name: string, username: string) => `${name} (@${username})`,
    profileDescription: (name: string, bio: string) => `${name} in the QR code community: ${bio}`,
    // The specification prescribes the texts from here to `back`, except for the descriptions.
    loadingPost: 'Loading post...',
    loadingProfile: 'Loading user profile...',
    missing: {
      post: {
        title: 'Post Not Found',
        text: "We couldn't find the post you're looking for.",
        description: 'The community has no post at this address.',
      },
      user: {
        title: 'User Not Found',
        text: "We couldn't find the user you're looking for.",
        description: 'The community has no user at this address.',
      },
    },
    back: 'Back to Community',
  },

  list: {
    search: 'Search',
    language: 'Language',
    allLanguages: 'All languages',
    sort: 'Sort by',
    sorts: {
      new: 'Newest',
      top: 'Top',
      controversial: 'Controversial',
      comments: 'Most comments',
      old: 'Oldest',
    },
    // The specification prescribes the exact words of `loading` and `none`, and the meaning of `placeholder` and
    // `available`.
    placeholder: 'Search posts, QR topics and keywords',
    loading: 'Loading posts...',
    available: (count: number) =>
      grammar.plural(count, { one: `${count} post available`, other: `${count} posts available` }),
    none: { title: 'No posts found.', text: 'Try adjusting your search or filters.', reset: 'Reset Filters' },
  },

  types: {
    question: 'Question',
    guide: 'Guide',
    tip: 'Tip',
    discussion: 'Discussion',
  },
  tags: 'Tags',
  commentCount: (count: number) => grammar.plural(count, { one: `${count} comment`, other: `${count} comments` }),

  // For screen readers: each is followed by a number.
  score: 'Score:',
  /** Under or beside the score on a card. */
  points: 'points',
  upvotes: 'Upvotes:',
  downvotes: 'Downvotes:',

  /** How long ago something was posted. Not by `Intl.RelativeTimeFormat`: making one takes a phone 50 ms. */
  ago: {
    now: 'just now',
    minute: (count: number) => grammar.plural(count, { one: `${count} minute ago`, other: `${count} minutes ago` }),
    hour: (count: number) => grammar.plural(count, { one: `${count} hour ago`, other: `${count} hours ago` }),
    day: (count: number) => grammar.plural(count, { one: `${count} day ago`, other: `${count} days ago` }),
    month: (count: number) => grammar.plural(count, { one: `${count} month ago`, other: `${count} months ago` }),
  },

  post: {
    /** `{date}` is replaced by a day, `{age}` by how long ago that was. */
    posted: 'Posted {date} ({age})',
    vote: 'Vote',
    upvote: 'Upvote',
    downvote: 'Downvote',
    about: 'About this post',
    writtenBy: 'Written by',
    // The specification prescribes the texts below.
    share: 'Share',
    save: 'Save',
    report: 'Report',
    upvoted: 'Upvoted!',
    downvoted: 'Downvoted!',
    recorded: 'Your vote has been recorded',
    viewAuthor: 'View Author Profile',
    keywords: 'Related keywords',
  },

  comments: {
    add: 'Add a comment',
    staysHere: 'Votes and comments stay on this page and are gone when you leave it.',
    sort: 'Sort comments',
    replies: 'Replies',
    // The specification prescribes the texts below.
    heading: (count: number) => `Comments (${grammar.number(count)})`,
    placeholder: 'Add a comment...',
    post: 'Post Comment',
    added: { message: 'Comment added!', description: 'Your comment has been posted successfully' },
    all: 'All Comments',
    sorts: {
      new: 'New',
      top: 'Top',
      controversial: 'Controversial',
      old: 'Old',
    },
    reply: 'Reply',
  },

  profile: {
    joined: 'Joined {month}',
    username: (username: string) => `@${username}`,
    // The specification prescribes the texts below.
    karma: (karma: number) => `${grammar.number(karma)} Karma`,
    about: 'About',
    badges: 'Badges',
    badgeNames: {
      'QR Expert': 'QR Expert',
      Helpful: 'Helpful',
      'Top Contributor': 'Top Contributor',
      'QR Master': 'QR Master',
      'Code Creator': 'Code Creator',
    },
    postsBy: (name: string) => `Posts by ${name}`,
    none: { title: 'No posts found for this user.', text: "This user hasn't made any posts yet." },
  },

  /** The visitor as the author of comments, without a sign-in. */
  visitor: {
    name: 'You',
    bio: "This is you. Your comments stay on a post's page until you leave it.",
  },
};
