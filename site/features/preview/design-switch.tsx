import { withoutSecrets } from '#content';
import type { QrDesign } from '#design';
import { writeBareFiles } from '#storage';
import { Tick } from '#ui';
import { previewWords } from '#words/preview';
import styles from './design-switch.module.css';
import { useBareFiles } from './use-bare-files.ts';

const words = previewWords.designInFiles;

/** The checkbox for including the design in saved files. Its hint says what the files contain at this setting. */
export function DesignSwitch({ design }: { readonly design: QrDesign }) {
  const isBare = useBareFiles();
  return (
    <Tick
      className={styles.switch}
      checked={!isBare}
      hint={isBare ? words.off : contentText(design)}
      onChange={({ target }) => writeBareFiles(!target.checked)}
    >
      {words.label}
    </Tick>
  );
}

function contentText(design: QrDesign): string {
  const hasImage = design.customImage !== undefined;
  if (withoutSecrets(design) === design) return hasImage ? words.onWithImage : words.on;
  return hasImage ? words.onWithPasswordAndImage : words.onWithPassword;
}
