import { QrCode } from 'lucide-react';
import { Button } from '#ui';
import { generatorWords } from '#words/generator';
import styles from './generate-button.module.css';
import { useFocusKept } from './use-focus-kept.ts';

interface GenerateButtonProps {
  /** The id of the form that the button submits. */
  readonly form: string;
  readonly isGenerating: boolean;
}

/** The main button. It keeps the focus while the code is made. */
export function GenerateButton({ form, isGenerating }: GenerateButtonProps) {
  const button = useFocusKept(isGenerating);
  return (
    <Button
      ref={button}
      type="submit"
      form={form}
      variant="primary"
      className={styles.generate}
      disabled={isGenerating}
    >
      <QrCode aria-hidden="true" />
      {isGenerating ? generatorWords.generating : generatorWords.generate}
    </Button>
  );
}
