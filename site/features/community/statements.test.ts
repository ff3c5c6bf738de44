import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { structuredDataText } from '#ui';
import { type ForumPostingData, forumPosting } from './statements.ts';

const posting: ForumPostingData = {
  headline: 'Which colors scan?',
  text: 'Dark ones.',
  path: '/community/post/which-colours-scan-1',
  author: { name: 'Ada', username: 'ada' },
  likes: 3,
  commentCount: 2,
};

function parsed(data: Partial<ForumPostingData>) {
  return JSON.parse(structuredDataText(forumPosting({ ...posting, ...data })));
}

describe('the statement about a post', () => {
  test('states comments with their author and date', () => {
    const comments = [{ author: { name: 'Bo', username: 'user7' }, date: '2026-01-02T03:04:05.000Z', text: 'Yes.' }];
    expect(parsed({ comments }).comment).toMatchObject([
      {
        '@type': 'Comment',
        author: { alternateName: 'user7' },
        datePublished: '2026-01-02T03:04:05.000Z',
        text: 'Yes.',
      },
    ]);
  });

  test('states a negative count as 0', () => {
    const counts = parsed({ likes: -4, commentCount: -1 }).interactionStatistic;
    expect(counts.map((count: { userInteractionCount: number }) => count.userInteractionCount)).toEqual([0, 0]);
  });

  test('leaves out a picture that is a data URL', () => {
    expect(parsed({ image: 'data:image/svg+xml,x' }).image).toBeUndefined();
    expect(parsed({ image: '/a.png' }).image).toMatch(/^https?:\/\/[^/]+\/a\.png$/);
  });

  test('keeps every text, but no text can close the script element or begin an HTML comment', () => {
    const hostile = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--<script>', '<', '&lt;', '\u2028'));
    fc.assert(
      fc.property(
        fc.array(hostile).map((parts) => parts.join('')),
        (text) => {
          const written = structuredDataText(forumPosting({ ...posting, text }));
          expect(written).not.toMatch(/[<>&]/);
          expect(JSON.parse(written).text).toBe(text);
        },
      ),
    );
  });
});
