import { Button } from '#ui';
import { late, useNeeded } from '#workbench';
import type { CustomStyleProps } from './custom-style.tsx';
import styles from './style-panel.module.css';

const customStyle = late(() => import('./custom-style.tsx'));

/** Fetches the custom tab's content ahead of its time. Rejects when it cannot be had. */
export const loadCustomStyle = customStyle.load;

/** The custom tab's content, which is fetched when it is wanted: most visitors read the page without it. */
export function LateCustomStyle(props: CustomStyleProps) {
  const { loaded, isMissing, retry } = useNeeded(customStyle);
  if (loaded) return <loaded.CustomStyle {...props} />;
  return (
    <div className={styles.waiting} role="status">
      {isMissing && (
        <>
          <p>The style controls could not be loaded. What you made is kept.</p>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
