/** The community, except for its sample texts. */
export const communityWords = {
  page: {
    title: 'QR Code Community',
    description:
      'Questions, guides, tips and discussions about QR codes, in six languages: print sizes, contrast, logos, labels, menus, and codes that do not scan.',
    keywords: ['QR code community', 'QR code forum', 'QR code questions', 'QR code tips', 'QR code guides'],
    intro:
      'Questions, guides, tips and discussions about QR codes: how large to print them, what a logo costs, and why the one on the window does not scan.',
    post: { title: 'Community post', description: 'A post of the QR code community, with its comments.' },
    member: { title: 'Community member', description: 'A member of the QR code community, with their posts.' },
    keyword: 'QR code community',
    profileDescription: (name: string, bio: string) => `${name} in the QR code community: ${bio}`,
    // Specified, except for the descriptions.
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
};
