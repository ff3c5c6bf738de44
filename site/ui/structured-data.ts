import { SITE_NAME } from '#words/frame';

/** The publishing date in the statements about web pages and posts. This site's own specification prescribes it. */
const PUBLISHED = '2023-01-01';

export interface AuthorData {
  readonly name: string;
  readonly username: string;
}

export interface WebPageData {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

export interface BreadcrumbData {
  readonly items: readonly { readonly name: string; readonly path: string }[];
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

export interface ProfileData extends AuthorData {
  readonly bio: string;
  readonly joined: string;
}

export type StructuredData =
  | { readonly type: 'WebPage'; readonly data: WebPageData }
  | { readonly type: 'BreadcrumbList'; readonly data: BreadcrumbData }
  | { readonly type: 'DiscussionForumPosting'; readonly data: ForumPostingData }
  | { readonly type: 'ProfilePage'; readonly data: ProfileData };

/** For a JSON-LD script element: `<`, `>` and `&` are escaped, so no content can close it or open a comment. */
export function structuredDataText(statement: StructuredData): string {
  const text = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': statement.type,
    ...propertiesOf(statement),
  });
  return text.replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function propertiesOf(statement: StructuredData): Record<string, unknown> {
  switch (statement.type) {
    case 'WebPage':
      return webPage(statement.data);
    case 'BreadcrumbList':
      return breadcrumbList(statement.data);
    case 'DiscussionForumPosting':
      return forumPosting(statement.data);
    case 'ProfilePage':
      return profilePage(statement.data);
  }
}

function webPage({ name, description, path }: WebPageData) {
  return {
    name,
    description,
    url: absoluteUrl(path),
    datePublished: PUBLISHED,
    isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: absoluteUrl('/') },
  };
}

function breadcrumbList({ items }: BreadcrumbData) {
  return {
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: absoluteUrl(item.path),
    })),
  };
}

function forumPosting(data: ForumPostingData) {
  return {
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

function profilePage(data: ProfileData) {
  return {
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

/** Returns the absolute, percent-encoded address of a path that begins with a slash. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE_URL).href;
}
