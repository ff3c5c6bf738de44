import { Download } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import {
  type Redirect,
  type RedirectProblem,
  readRedirects,
  redirectCautions,
  redirectProblems,
  type TypedRedirect,
} from '#content/redirects';
import { Button, controlClass, Field, Note, Sentence, saveRedirects, TitledDialog } from '#ui';
import { redirectCautionText } from '#words';
import { redirectWords as words } from '#words/redirects';
import styles from './redirect-dialog.module.css';

export interface RedirectDialogProps {
  readonly typed: TypedRedirect;
  readonly use: (redirect: Redirect) => void;
  readonly close: () => void;
}

const OF_ADDRESS: readonly RedirectProblem[] = ['no-address', 'no-path'];

/** Asks for a target and for an address on the visitor's website, and saves the files that connect them. */
export function RedirectDialog({ typed, use, close }: RedirectDialogProps) {
  const id = useId();
  const [target, setTarget] = useState(typed.target);
  const [address, setAddress] = useState(typed.address);
  const [isTried, setIsTried] = useState(false);
  const [used, setUsed] = useState<Redirect | null>(null);
  const problems = isTried ? redirectProblems({ address, target }) : [];

  function download(): void {
    const [redirect] = readRedirects([{ address, target }]).redirects;
    setIsTried(true);
    setUsed(redirect ?? null);
    if (!redirect) {
      const isAddress = OF_ADDRESS.includes(redirectProblems({ address, target })[0]);
      document.getElementById(`${id}-${isAddress ? 'address' : 'target'}`)?.focus();
      return;
    }
    saveRedirects([redirect]);
    use(redirect);
  }

  /** Enter must not submit the form around the dialog. */
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    download();
  }

  return (
    <TitledDialog title={words.title} closeName={words.close} className={styles.sheet} close={close} onKeyDown={press}>
      <Note>{words.explanation}</Note>
      <AddressField
        id={`${id}-target`}
        label={words.target}
        value={target}
        problem={problems.find((problem) => !OF_ADDRESS.includes(problem))}
        change={setTarget}
      />
      <AddressField
        id={`${id}-address`}
        label={words.address}
        placeholder={words.addressExample}
        hint={words.addressHint}
        value={address}
        problem={problems.find((problem) => OF_ADDRESS.includes(problem))}
        change={setAddress}
      />
      <Button variant="primary" onClick={download}>
        <Download aria-hidden="true" />
        {words.download}
      </Button>
      <div role="status" className={styles.used}>
        {used !== null && (
          <>
            <p>
              <Sentence text={words.downloaded} parts={{ address: <strong>{used.address}</strong> }} />
            </p>
            {redirectCautions([used]).map((caution) => (
              <Note key={caution.kind} tone="warning">
                {redirectCautionText(caution)}
              </Note>
            ))}
          </>
        )}
      </div>
    </TitledDialog>
  );
}

interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly value: string;
  readonly problem?: RedirectProblem;
  readonly change: (value: string) => void;
}

function AddressField({ id, label, placeholder, hint, value, problem, change }: AddressFieldProps) {
  return (
    <Field label={label} htmlFor={id}>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className={controlClass}
        placeholder={placeholder}
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => change(target.value)}
      />
      <Note id={`${id}-note`} tone={problem ? 'problem' : 'plain'}>
        {problem ? words.problems[problem] : hint}
      </Note>
    </Field>
  );
}
