import { Download, ScanLine, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import type { QrDesign } from '#design';
import { countDownload } from '#storage';
import { Button, saveFile, showToast } from '#ui';
import { previewWords } from '#words/preview';
import styles from './preview-actions.module.css';
import { PICTURE_FILE_NAME, prepareFile, sharePicture } from './share-picture.ts';
import { openTestScan } from './test-scan.ts';
import { useSavedPicture } from './use-saved-picture.ts';

interface PreviewActionsProps {
  /** A data URL. */
  readonly picture: string;
  /** The design to save with the picture; undefined if unknown. */
  readonly design: QrDesign | undefined;
}

/** The buttons Download, Share and Test Scan. */
export function PreviewActions({ picture, design }: PreviewActionsProps) {
  const savedPicture = useSavedPicture(picture, design);
  useEffect(() => {
    // Browsers open the share sheet only directly after a click, so the file is prepared in advance.
    prepareFile(picture);
  }, [picture]);

  async function download(): Promise<void> {
    saveFile(await savedPicture(), PICTURE_FILE_NAME);
    countDownload();
    showToast({ kind: 'success', message: previewWords.downloaded });
  }

  async function share(): Promise<void> {
    const outcome = await sharePicture(picture);
    if (outcome === 'shared') showToast({ kind: 'success', message: previewWords.shared });
    if (outcome === 'copied') showToast({ kind: 'success', message: previewWords.copied });
    if (outcome === 'failed') showToast({ kind: 'error', message: previewWords.shareFailed });
  }

  function testScan(): void {
    const outcome = openTestScan(picture);
    if (outcome === 'blocked') {
      showToast({ kind: 'error', message: previewWords.testBlocked });
    }
    if (outcome === 'failed') showToast({ kind: 'error', message: previewWords.testFailed });
  }

  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={download}>
        <Download aria-hidden="true" />
        {previewWords.download}
      </Button>
      <Button onClick={share}>
        <Share2 aria-hidden="true" />
        {previewWords.share}
      </Button>
      <Button onClick={testScan}>
        <ScanLine aria-hidden="true" />
        {previewWords.testScan}
      </Button>
    </div>
  );
}
