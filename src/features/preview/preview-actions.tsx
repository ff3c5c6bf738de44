import { Download, ScanLine, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import type { QrDesign } from '#design';
import { countDownload } from '#storage';
import { Button, saveFile, showToast } from '#ui';
import { PICTURE_FILE_NAME } from './picture-file.ts';
import styles from './preview-actions.module.css';
import { prepareFile, sharePicture } from './share-picture.ts';
import { openTestScan } from './test-scan.ts';
import { useSavedPicture } from './use-saved-picture.ts';

interface PreviewActionsProps {
  /** A data URL. */
  readonly picture: string;
  /** What it was made from, to be saved with it; absent where nobody knows. */
  readonly design: QrDesign | undefined;
}

/** Download, Share and Test Scan. */
export function PreviewActions({ picture, design }: PreviewActionsProps) {
  const savedPicture = useSavedPicture(picture, design);
  useEffect(() => {
    // The share sheet opens only from a tap that has not waited: the file must be there before.
    prepareFile(picture);
  }, [picture]);

  async function download(): Promise<void> {
    saveFile(await savedPicture(), PICTURE_FILE_NAME);
    countDownload();
    showToast({ kind: 'success', message: 'QR code downloaded successfully!' });
  }

  async function share(): Promise<void> {
    const outcome = await sharePicture(picture);
    if (outcome === 'shared') showToast({ kind: 'success', message: 'QR code shared successfully!' });
    if (outcome === 'copied') showToast({ kind: 'success', message: 'QR code URL copied to clipboard!' });
    if (outcome === 'failed') showToast({ kind: 'error', message: 'Failed to share QR code.' });
  }

  function testScan(): void {
    const outcome = openTestScan(picture);
    if (outcome === 'blocked') {
      showToast({ kind: 'error', message: 'Pop-up was blocked. Please allow pop-ups to test the QR code.' });
    }
    if (outcome === 'failed') showToast({ kind: 'error', message: 'Failed to test QR code.' });
  }

  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={download}>
        <Download aria-hidden="true" />
        Download
      </Button>
      <Button onClick={share}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
      <Button onClick={testScan}>
        <ScanLine aria-hidden="true" />
        Test Scan
      </Button>
    </div>
  );
}
