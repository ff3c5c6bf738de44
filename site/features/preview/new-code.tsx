import { FilePlus2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui';
import { previewWords } from '#words/preview';
import { designStore, newDesign } from '#workbench';

/** Starts a new code on the home page. Undo restores the previous design. */
export function NewCode() {
  const navigate = useNavigate();

  async function start(): Promise<void> {
    await designStore.open(newDesign());
    void navigate('/');
  }

  return (
    <Button variant="quiet" size="small" onClick={start}>
      <FilePlus2 aria-hidden="true" />
      {previewWords.newCode}
    </Button>
  );
}
