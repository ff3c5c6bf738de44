import { useId, useState } from 'react';
import { hideSecrets, recognize, redirectService, showSeparators } from '#content';
import type { QrDesign } from '#design';
import type { FoundCode } from '#scanning';
import { Button, ButtonLink, ContentFields, Note } from '#ui';
import { anewTexts } from '#words';
import { generatorWords } from '#words/generator';
import { pictureWords } from '#words/generator-pictures';
import { grammar } from '#words/grammar';
import { designStore, makeDraft, pictureToCheck } from '#workbench';
import { type TakenImage, withContentOf } from './found-in-picture.ts';
import styles from './found-panel.module.css';

interface FoundCodesProps {
  readonly codes: readonly FoundCode[];
  /** The picture's file. Null for the codes of a PDF, which cannot be an image, and so is `taken`. */
  readonly file: Blob | null;
  readonly taken: TakenImage | null;
  readonly editContent: (change: () => void) => void;
  readonly close: () => void;
}

export function FoundCodes({ codes, file, taken, editContent, close }: FoundCodesProps) {
  const id = useId();
  const [chosen, setChosen] = useState(codes[0]);
  const code = codes.find(({ text }) => text === chosen.text) ?? codes[0];
  const typed = recognize(code.text);

  function edit(): void {
    const design = withContentOf(designStore.get().design, typed, taken);
    editContent(() => designStore.dispatch({ do: 'replace', design }));
  }

  return (
    <>
      {codes.length > 1 && (
        <fieldset className={styles.codes} aria-label={pictureWords.whichCode}>
          {codes.map((each) => (
            <label key={each.text}>
              <input type="radio" name={id} checked={each === code} onChange={() => setChosen(each)} />
              <code>{showSeparators(hideSecrets(each.text))}</code>
            </label>
          ))}
        </fieldset>
      )}
      <ContentFields typed={typed} />
      <Words code={code} typed={typed} />
      <div data-row="s">
        <Button size="small" variant="primary" onClick={edit}>
          {pictureWords.editCode}
        </Button>
        {taken && (
          <Button size="small" onClick={close}>
            {pictureWords.useAsImage}
          </Button>
        )}
        {file && <CheckLink file={file} />}
      </div>
    </>
  );
}

export function CheckLink({ file }: { readonly file: Blob }) {
  return (
    <ButtonLink to="/check" size="small" onClick={() => pictureToCheck.give(file)}>
      {generatorWords.checkPicture}
    </ButtonLink>
  );
}

type Typed = Pick<QrDesign, 'type' | 'content' | 'details'>;

function Words({ code, typed }: { readonly code: FoundCode; readonly typed: Typed }) {
  const { design } = designStore.get();
  const { details: _, leftOut: _leftOut, customImage: _image, ...plain } = design;
  const draft = makeDraft({ ...plain, ...typed }, null);
  const service = redirectService(code.text);
  return (
    <>
      <p className={styles.words}>
        <span>{describeCode(code)}</span>
        {grammar.space}
        {draft.state === 'ready' && <span>{describeBecoming(code, draft.made.code)}</span>}
        {draft.state === 'impossible' && draft.reason === 'text' && <span>{pictureWords.tooLongToMake}</span>}
      </p>
      {anewTexts(code.facts).map((line) => (
        <Note key={line} tone="warning">
          {line}
        </Note>
      ))}
      {service && <Note tone="warning">{pictureWords.redirects({ service })}</Note>}
    </>
  );
}

interface CodeForm {
  readonly version: number;
  readonly level: string;
  readonly mask: number;
  readonly size: number;
}

export function describeCode(code: FoundCode): string {
  if (code.version === null) return pictureWords.codeUnread;
  return pictureWords.codeForm({ size: 4 * code.version + 17, facts: factsText(code) });
}

export function describeBecoming(was: FoundCode, becomes: CodeForm): string {
  const version = was.version === becomes.version ? null : becomes.version;
  const level = was.level === becomes.level ? null : becomes.level;
  const mask = was.mask === becomes.mask ? null : becomes.mask;
  if (version === null && level === null && mask === null) return pictureWords.staysTheSame;
  const facts = factsText({ version, level, mask });
  return version === null ? pictureWords.becomes({ facts }) : pictureWords.becomesOfSize({ size: becomes.size, facts });
}

/** Each is null if it is not said. */
type Facts = { readonly [Fact in 'version' | 'level' | 'mask']: CodeForm[Fact] | null };

function factsText({ version, level, mask }: Facts): string {
  const { facts } = pictureWords;
  return grammar.list([
    ...(version === null ? [] : [facts.version({ version })]),
    ...(level === null ? [] : [facts.level({ level })]),
    ...(mask === null ? [] : [facts.mask({ mask })]),
  ]);
}
