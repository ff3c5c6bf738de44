import { expect, it } from 'vitest';
import { communityWords } from './community.ts';
import { fileWords } from './files.ts';
import { frameWords } from './frame.ts';
import { generatorWords } from './generator.ts';
import { editedWords } from './generator-edited.ts';
import { styleWords } from './generator-style.ts';
import { homeWords } from './home.ts';
import { libraryWords } from './library.ts';
import { pageWords } from './pages.ts';
import { previewWords } from './preview.ts';
import { scanWords } from './scan.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts', '!./grammar.ts'], {
  eager: true,
});

/** Returns all texts in the words. Functions are called with the arguments `{0}`, `{1}` and so on. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return textsIn(value(...Array.from({ length: value.length }, (_, k) => `{${k}}`)));
    } catch {
      // A function that takes other data than texts may throw. None of its sentences is prescribed.
      return [];
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const texts = new Set(Object.values(modules).flatMap(textsIn));

it.each([
  ['the frame', ['Home', 'Templates', 'Analytics', 'Community', 'New', 'Light', 'Dark', 'System']],
  ['an unexpected error', ['Unexpected Application Error!']],
  [
    'the home page',
    [
      ...['Create beautiful QR codes with AI', 'Create Custom QR Codes Instantly', 'Join Our Community'],
      ...['Customizable', 'Free Forever', 'QR Content', 'QR Style', 'Standard', 'Custom', 'Generate QR Code'],
      ...['Generating...', 'Click Generate to create your QR code', 'Your image will blend with the QR code'],
      'Create a simple black and white QR code',
    ],
  ],
  [
    'the Custom tab',
    [
      ...['Foreground', 'Background', 'Corner Squares', 'Corner Dots', 'Color 1', 'Color 2'],
      ...['Electric Violet', 'Sunset', 'Ocean Green', 'Amber Fire', 'Cosmic Fusion', 'Mojito', 'Crimson Tide'],
      ...['Deep Space', 'Purple Ocean', 'to right', 'to bottom', 'to bottom right', 'to bottom left'],
      ...['Custom Image Blend', 'Remove Image', 'Logo Position', 'Center (Recommended)', 'Full Width', 'Logo Size'],
      ...['Gradient Options', 'None', 'Linear', 'Radial'],
    ],
  ],
  [
    'notices about generating',
    [
      ...['Please enter content for your QR code', 'Failed to generate QR code. Please try again.'],
      ...['Template loaded successfully!', 'QR code generated successfully from template!'],
      'Failed to generate QR code from template. Please try again.',
    ],
  ],
  [
    'the preview',
    [
      ...['QR Code Preview', 'Preview Your QR Code', 'Preview & Download', 'Generating QR code with AI...'],
      ...['Your AI QR code will appear here', 'Download', 'Share', 'Test Scan', 'QR code downloaded successfully!'],
      ...['QR code shared successfully!', 'QR code URL copied to clipboard!', 'Failed to share QR code.'],
      ...['Pop-up was blocked. Please allow pop-ups to test the QR code.', 'Failed to test QR code.'],
      ...['AI Generated QR Code', 'Check out this QR code I created with AI!', 'Scan this QR code with your device'],
      'If your QR code is scannable, it will work in actual use!',
    ],
  ],
  [
    'the community',
    [
      ...['Loading posts...', 'No posts found.', 'Try adjusting your search or filters.', 'Reset Filters'],
      ...['Loading post...', 'Post Not Found', "We couldn't find the post you're looking for.", 'Back to Community'],
      ...['Loading user profile...', 'User Not Found', "We couldn't find the user you're looking for."],
      ...['Related keywords', 'Share', 'Save', 'Report', 'View Author Profile', 'Upvoted!', 'Downvoted!'],
      ...['Your vote has been recorded', 'Add a comment...', 'Post Comment', 'All Comments', 'Reply'],
      ...['Comment added!', 'Your comment has been posted successfully', 'About', 'Badges', 'Posts by {0}'],
      ...['No posts found for this user.', "This user hasn't made any posts yet."],
    ],
  ],
  ['the placeholder pages', ['QR Code Templates', 'QR Code Analytics', 'Coming Soon!']],
  ['the page for unknown paths', ['404', 'Oops! Page not found', 'Return to Home']],
  ['the verdicts', ['Scans everywhere', 'Scans in good conditions', 'Unlikely to scan', 'Does not scan']],
  ['stored codes', ['Your codes', 'Search your codes', 'Use as template', 'Delete everything', 'New code']],
  ['an edited code', ['Update this code', 'Save as new']],
  ['files', ['Download SVG', 'Download PDF', 'Download PNG']],
])('the words contain the prescribed texts of %s', (_, fixed) => {
  expect(fixed.filter((text) => !texts.has(text))).toEqual([]);
});

it.each<[string, unknown, object]>([
  [
    'the frame',
    frameWords,
    {
      links: { home: 'Home', templates: 'Templates', analytics: 'Analytics', community: 'Community' },
      newBadge: 'New',
      themes: { light: 'Light', dark: 'Dark', system: 'System' },
      returnHome: 'Return to Home',
      failure: { title: 'Unexpected Application Error!' },
    },
  ],
  [
    'the home page',
    homeWords,
    {
      headline: { product: 'Free QR Code Generator', promise: 'Create Custom QR Codes Instantly' },
      tagline: 'Create beautiful QR codes with AI',
      joinCommunity: 'Join Our Community',
      customizable: { title: 'Customizable' },
      freeForever: { title: 'Free Forever' },
      analytics: { title: 'Analytics' },
    },
  ],
  [
    'the generator',
    generatorWords,
    {
      contentStep: 'QR Content',
      styleStep: 'QR Style',
      tabs: { standard: 'Standard', custom: 'Custom' },
      generate: 'Generate QR Code',
      toPreview: 'Preview & Download',
      notGenerated: 'Failed to generate QR code. Please try again.',
      imageNotLoaded: 'Failed to load custom image',
    },
  ],
  [
    'the Custom tab',
    styleWords,
    {
      directions: {
        'to right': 'to right',
        'to bottom': 'to bottom',
        'to bottom right': 'to bottom right',
        'to bottom left': 'to bottom left',
      },
      ...{ gradientType: 'Gradient Type', none: 'None', linear: 'Linear', radial: 'Radial' },
    },
  ],
  [
    'the fields of the Custom tab',
    scanWords.fields,
    {
      foregroundColor: 'Foreground',
      backgroundColor: 'Background',
      cornerSquaresColor: 'Corner Squares',
      cornerDotsColor: 'Corner Dots',
      gradientColor1: 'Color 1',
      gradientColor2: 'Color 2',
    },
  ],
  [
    'the verdicts',
    scanWords.verdicts,
    {
      everywhere: 'Scans everywhere',
      'good-conditions': 'Scans in good conditions',
      unlikely: 'Unlikely to scan',
      not: 'Does not scan',
    },
  ],
  [
    'the preview',
    previewWords,
    {
      page: { title: 'QR Code Preview', headline: 'Preview Your QR Code' },
      card: 'Preview & Download',
      ...{ download: 'Download', share: 'Share', testScan: 'Test Scan', newCode: 'New code' },
      generationFailed: 'Failed to generate QR code. Please try again.',
    },
  ],
  [
    'a post',
    communityWords,
    {
      post: { share: 'Share', save: 'Save', report: 'Report', keywords: 'Related keywords' },
      comments: { sorts: { new: 'New', top: 'Top', controversial: 'Controversial', old: 'Old' }, reply: 'Reply' },
    },
  ],
  [
    'a profile',
    communityWords.profile.badgeNames,
    {
      'QR Expert': 'QR Expert',
      Helpful: 'Helpful',
      'Top Contributor': 'Top Contributor',
      'QR Master': 'QR Master',
      'Code Creator': 'Code Creator',
    },
  ],
  ['the pages without a tool', pageWords, { comingSoon: 'Coming Soon!', notFound: { code: '404' } }],
  ['stored codes', libraryWords, { heading: 'Your codes', search: 'Search your codes' }],
  [
    'a stored code',
    libraryWords,
    { code: { template: 'Use as template' }, deletion: { everything: 'Delete everything' } },
  ],
  ['an edited code', editedWords, { update: 'Update this code', add: 'Save as new' }],
  ['files', fileWords.download, { svg: 'Download SVG', pdf: 'Download PDF', png: 'Download PNG' }],
])('the fixed texts of %s stay in their places', (_, words, fixed) => {
  expect(words).toMatchObject(fixed);
});

it('the fixed texts with a number stay as they are', () => {
  expect(communityWords.comments.heading(12)).toBe('Comments (12)');
  expect(communityWords.profile.karma(1200)).toBe('1,200 Karma');
  expect(communityWords.list.available(4)).toBe('4 posts available');
});
