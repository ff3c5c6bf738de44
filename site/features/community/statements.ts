import { absoluteUrl, PUBLISHED, type StructuredData } from '#ui';

interface AuthorData {
  readonly name: string;
  readonly username: string;
}

export interface ForumPostingData {
  readonly headline: string;
  readonly text: string;
  readonly path: string;
  readonly author: AuthorData;
  /** A path on this site, or the data URL of a picture, which is left out of the statement. */
  readonly image?: string;
  readonly language?: string;
  readonly keywords?: readonly string[];
  readonly comments?: readonly { readonly author: AuthorData; readonly date: string; readonly text: string }[];
  /** The numbers of likes and of comments. A number below zero is stated as zero. */
  readonly likes: number;
  readonly commentCount: number;
}

export function forumPosting(data: ForumPostingData): StructuredData {
  return {
    '@type': 'DiscussionForumPosting',
    headline: data.headline,
    text: data.text,
    url: absoluteUrl(data.path),
    mainEntityOfPage: absoluteUrl(data.path),
    datePublished: PUBLISHED,
    author: person(data.author),
    image: data.image?.startsWith('/') ? absoluteUrl(data.image) : undefined,
    inLanguage: data.language,
    keywords: data.keywords?.join(', '),
    interactionStatistic: [interaction('LikeAction', data.likes), interaction('CommentAction', data.commentCount)],
    comment: data.comments?.map((comment) => ({
      '@type': 'Comment',
      author: person(comment.author),
      datePublished: comment.date,
      text: comment.text,
    })),
  };
}

interface ProfileData extends AuthorData {
  readonly bio: string;
  readonly joined: string;
}

export function profilePage(data: ProfileData): StructuredData {
  return {
    '@type': 'ProfilePage',
    url: authorUrl(data.username),
    dateCreated: data.joined,
    mainEntity: { ...person(data), description: data.bio },
  };
}

function person({ name, username }: AuthorData) {
  return { '@type': 'Person', name, alternateName: username, url: authorUrl(username) };
}

function authorUrl(username: string): string {
  return absoluteUrl(`/community/author/${encodeURIComponent(username)}`);
}

function interaction(action: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: Math.max(0, count),
  };
}
