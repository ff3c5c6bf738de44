import { useEffect, useId, useState } from 'react';
import { Button, Field, Note } from '#ui';
import { styleWords } from '#words/generator-style';
import { uploads } from '#workbench';
import { findRimLuma, isLostOn } from './logo-rim.ts';
import styles from './style-groups.module.css';

interface LogoBoxProps {
  readonly customImage: string;
  readonly imageBox: string | undefined;
  readonly colorBox: (imageBox: string | undefined) => void;
}

const WHITE = '#ffffff';
const DARK = '#222222';

/** Says if the logo disappears on its box, and offers other boxes. Other logos stay on white. */
export function LogoBox({ customImage, imageBox, colorBox }: LogoBoxProps) {
  const id = useId();
  const rim = useRimLuma(customImage);
  const isLost = rim !== null && isLostOn(rim, imageBox ?? WHITE);
  return (
    <>
      <div role="status" className={styles.status}>
        {isLost && <Note tone="warning">{imageBox ? styleWords.lostOnBox : styleWords.lostOnWhite}</Note>}
      </div>
      {isLost && !imageBox && (
        <Button size="small" onClick={() => colorBox(DARK)}>
          {styleWords.darkBox}
        </Button>
      )}
      {imageBox && (
        <>
          <Field label={styleWords.boxColor} htmlFor={id}>
            <input id={id} type="color" value={imageBox} onChange={({ target }) => colorBox(target.value)} />
          </Field>
          <Button size="small" onClick={() => colorBox(undefined)}>
            {styleWords.whiteBox}
          </Button>
        </>
      )}
    </>
  );
}

function useRimLuma(customImage: string): number | null {
  const [found, setFound] = useState<{ readonly of: string; readonly luma: number | null } | null>(null);
  useEffect(() => {
    async function look(): Promise<void> {
      const { pixels } = await (await uploads.load()).loadImage(customImage);
      setFound({ of: customImage, luma: findRimLuma(pixels) });
    }
    // An image that cannot be loaded is reported with the draft.
    look().catch(console.warn);
  }, [customImage]);
  return found?.of === customImage ? found.luma : null;
}
