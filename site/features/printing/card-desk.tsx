import { useCallback, useMemo, useState } from 'react';
import { addressInWords, addressKind, hideSecrets, networkInText } from '#content';
import { DEFAULT_DESIGN } from '#design';
import { writePdf } from '#drawing/files';
import type { Lettering } from '#lettering';
import {
  type CardProduct,
  cardPage,
  type DrawnCard,
  drawCard,
  hasFacts,
  prepareCard,
  printOfCard,
  wordsOfCard,
} from '#sheets/cards';
import { BlackInkField, codeName, fileNameOf, Note, PrintVerdict, TryAgain } from '#ui';
import { grammar } from '#words/grammar';
import { cardWords } from '#words/printing';
import { type Remade, usePrintVerdict } from '#workbench';
import { CardFields, WordsField } from './card-fields.tsx';
import { CardPreview } from './page-preview.tsx';
import { PrintActions } from './print-actions.tsx';
import styles from './printing.module.css';
import { usualHeadline } from './products.ts';
import { drawCode, useDrawn } from './use-drawn.ts';

/** The visitor's choices for a card. They stay when another product is chosen. */
interface CardChoice {
  /** Null until the visitor writes a headline of their own. */
  readonly headline: string | null;
  readonly text: string;
  readonly number: string;
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  readonly hasMarks: boolean;
  readonly isBlackOnly: boolean;
}

const FIRST: CardChoice = {
  ...{ headline: null, text: '', number: '' },
  ...{ hasAddress: true, hasPassword: false, hasMarks: true, isBlackOnly: false },
};

interface CardDeskProps {
  readonly code: Remade;
  readonly product: CardProduct;
}

export function CardDesk({ code, product }: CardDeskProps) {
  const [choice, setChoice] = useState(FIRST);
  const change = (part: Partial<CardChoice>) => setChoice((before) => ({ ...before, ...part }));
  const { made, design } = code;
  const headline =
    choice.headline ?? design.caption ?? usualHeadline(made.text, design.type ?? DEFAULT_DESIGN.type, product.id);
  const words = useMemo(
    () => wordsOfCard(made.text, product, { ...choice, headline, labels: cardWords.labels }),
    [made, product, choice, headline],
  );
  const draw = useCallback(
    async (lettering: Lettering) => {
      const drawing = await drawCode(code);
      await prepareCard(words, lettering);
      return drawCard(product, drawing, words, lettering);
    },
    [code, product, words],
  );
  const { drawn: card, isMissing, retry } = useDrawn(draw);
  const verdict = usePrintVerdict(useMemo(() => card && printOfCard(card, made), [card, made]));
  if (isMissing) return <TryAgain className={styles.waiting} problem={cardWords.unloaded} retry={retry} />;
  const address = addressInWords(made.text);
  const kind = addressKind(made.text);
  return (
    <div className={styles.columns}>
      <CardPreview product={product} page={card?.page ?? null} hasMarks={choice.hasMarks} />
      <div className={styles.fields}>
        <PrintActions
          file={
            card && {
              name: cardFileName(card, product, made.text),
              make: () => makeCardFile(card, product, made.text, choice, new Date()),
            }
          }
        />
        <PrintVerdict {...verdict} />
        <CardFields
          words={<CardWordsFields product={product} headline={headline} choice={choice} change={change} />}
          address={
            address === null ? null : { label: cardWords.address[kind], hint: cardWords.addressHint[kind](address) }
          }
          canHavePassword={hasFacts(product) && (networkInText(made.text)?.password ?? '') !== ''}
          choice={choice}
          change={change}
        />
        {/* A card that is black on white is printed in black ink anyway. */}
        {!card?.isBlack && <BlackInkField choice={choice} change={change} />}
        {card && <CardMeaning card={card} />}
      </div>
    </div>
  );
}

interface CardWordsProps {
  readonly product: CardProduct;
  readonly headline: string;
  readonly choice: CardChoice;
  readonly change: (part: Partial<CardChoice>) => void;
}

function CardWordsFields({ product, headline, choice, change }: CardWordsProps) {
  return (
    <>
      <WordsField label={cardWords.headline} value={headline} change={(changed) => change({ headline: changed })} />
      {product.layout !== 'centered' && (
        <WordsField label={cardWords.text} value={choice.text} change={(text) => change({ text })} />
      )}
      {product.type.number !== undefined && (
        <WordsField
          label={cardWords.number}
          value={choice.number}
          hint={cardWords.numberHint}
          change={(number) => change({ number })}
        />
      )}
    </>
  );
}

function CardMeaning({ card: { code, moduleWidth, losses } }: { readonly card: DrawnCard }) {
  return (
    <div role="status">
      <Note>{cardWords.codeSize(code.width, grammar.number(moduleWidth, 2))}</Note>
      {losses.map((loss) => (
        <Note key={loss} tone="warning">
          {cardWords.losses[loss]}
        </Note>
      ))}
    </div>
  );
}

/** Makes the PDF of a card. The same card and date give the same bytes. */
async function makeCardFile(
  card: DrawnCard,
  { id }: CardProduct,
  text: string,
  { hasMarks, isBlackOnly }: Pick<CardChoice, 'hasMarks' | 'isBlackOnly'>,
  date: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf([cardPage(card, hasMarks)], {
    title: cardWords.title(cardWords.products[id], codeName(text)),
    description: hideSecrets(text),
    ink: card.isBlack || isBlackOnly ? 'black' : 'rgb',
    date,
  });
}

function cardFileName({ code }: DrawnCard, { id }: CardProduct, text: string): string {
  return `quietzone-${fileNameOf(text)}-${id}-${Number(code.width.toFixed(1))}mm.pdf`;
}
