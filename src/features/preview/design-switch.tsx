import { withoutSecrets } from '#content';
import type { QrDesign } from '#design';
import { writeBareFiles } from '#storage';
import { Tick } from '#ui';
import styles from './design-switch.module.css';
import { useBareFiles } from './use-bare-files.ts';

/** Whether saved files carry the design, and what they then hold. */
export function DesignSwitch({ design }: { readonly design: QrDesign }) {
  const isBare = useBareFiles();
  return (
    <Tick
      className={styles.switch}
      checked={isBare}
      hint={isBare ? BARE : whatIsHeld(design)}
      onChange={({ target }) => writeBareFiles(target.checked)}
    >
      Without the design
    </Tick>
  );
}

const BARE = 'Saved files are pictures and nothing else.';

function whatIsHeld(design: QrDesign): string {
  const parts = [
    withoutSecrets(design) === design ? 'what you typed' : 'what you typed with the password',
    'the style',
    ...(design.customImage === undefined ? [] : ['your image']),
  ];
  return `Saved files also hold ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}: drop one on the home page to go on with it.`;
}
