import { expect, it } from 'vitest';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts', '!./grammar.ts'], {
  eager: true,
});

/** Returns all texts in the words, with the arguments `{0}`, `{1}` and so on in the functions. */
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
