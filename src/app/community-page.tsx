import { CommunityList } from '#features/community';
import { Breadcrumb } from '#ui';
import styles from './community-page.module.css';
import { Head } from './head.tsx';

export { prepareListVisit } from '#features/community';

const title = 'QR Code Community';
const description =
  'Questions, guides, tips and discussions about QR codes, in six languages: print sizes, contrast, logos, labels, menus, and codes that do not scan.';

/** The list of discussions. */
export function CommunityPage() {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={['QR code community', 'QR code forum', 'QR code questions', 'QR code tips', 'QR code guides']}
        path="/community"
        structuredData={[
          { type: 'WebPage', data: { name: title, description, path: '/community' } },
          {
            type: 'BreadcrumbList',
            data: {
              items: [
                { name: 'Home', path: '/' },
                { name: 'Community', path: '/community' },
              ],
            },
          },
        ]}
      />
      <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Community' }]} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>
        Questions, guides, tips and discussions about QR codes: how large to print them, what a logo costs, and why the
        one on the window does not scan.
      </p>
      <CommunityList />
    </>
  );
}
