import { Preview } from '#features/preview';
import { Breadcrumb } from '#ui';
import { Head } from './head.tsx';
import styles from './preview-page.module.css';

const title = 'QR Code Preview';
const description =
  'Preview and customize your QR code before downloading. Adjust colors, size and style until it looks right.';

/** The last generated code, with all that can be done with it. */
export function PreviewPage() {
  return (
    <>
      <Head
        title={title}
        description={description}
        keywords={['QR code preview', 'download QR code', 'share QR code', 'test QR code']}
        path="/preview"
        structuredData={[
          { type: 'WebPage', data: { name: title, description, path: '/preview' } },
          {
            type: 'BreadcrumbList',
            data: {
              items: [
                { name: 'Home', path: '/' },
                { name: 'Preview', path: '/preview' },
              ],
            },
          },
        ]}
      />
      <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Preview' }]} />
      <h1 className={styles.title}>Preview Your QR Code</h1>
      <Preview />
    </>
  );
}
