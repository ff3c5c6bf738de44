import { useMemo, useState } from 'react';
import type { CardPages, DrawnRow } from '#batch';
import { addressInWords, addressKind, contentVerdict, networkInText } from '#content';
import { DEFAULT_DESIGN, weaveOf } from '#design';
import { writePdf } from '#drawing/files';
import type { Pixels } from '#raster';
import { type CardProduct, hasFacts, isBlackOnWhite } from '#sheets/cards';
import { BlackInkField, Note, PrintVerdict, TryAgain } from '#ui';
import { codeLabel, codeName, factLine, fileNameOf } from '#words';
import { fileWords } from '#words/files';
import { grammar } from '#words/grammar';
import { cardWords } from '#words/printing';
import { type Remade, usePrintVerdict } from '#workbench';
import { CardFields, WordsField } from './card-fields.tsx';
import { useDrawnCodes } from './draw-codes.ts';
import { CardPreview } from './page-preview.tsx';
import { PrintActions } from './print-actions.tsx';
import styles from './printing.module.css';
import { type FactLabels, factLabels, isPoster, usualHeadline } from './products.ts';

/** The visitor's choices for a card. They stay when another product is chosen. */
interface CardChoice extends FactLabels {
  /** Null until the visitor writes a headline of their own. */
  readonly headline: string | null;
  /** Null until the visitor writes a line of their own. */
  readonly text: string | null;
  readonly number: string;
  readonly hasAddress: boolean;
  readonly hasPassword: boolean;
  /** Null until the visitor decides: then a poster has none, and other cards do. */
  readonly hasMarks: boolean | null;
  readonly isBlackOnly: boolean;
}

const FIRST: CardChoice = {
  ...{ headline: null, text: null, number: '', networkLabel: null, passwordLabel: null },
  ...{ hasAddress: true, hasPassword: false, hasMarks: null, isBlackOnly: false },
};

interface CardDeskProps {
  readonly code: Remade;
  readonly product: CardProduct;
}

export function CardDesk({ code, product }: CardDeskProps) {
  const [choice, setChoice] = useState(FIRST);
  const change = (part: Partial<CardChoice>) => setChoice((before) => ({ ...before, ...part }));
  const { made, design, image } = code;
  const { type = DEFAULT_DESIGN.type, content, details } = design;
  const headline = choice.headline ?? design.caption ?? usualHeadline(made.text, type);
  const text = choice.text ?? factLine({ type, content, ...(details && { details }) }, made.text);
  const { number, hasAddress, hasPassword, networkLabel, passwordLabel } = choice;
  const hasMarks = choice.hasMarks ?? !isPoster(product);
  const codes = useMemo(
    () => [{ id: '', code, words: { caption: headline, lines: [text], figure: number } }],
    [code, headline, text, number],
  );
  const pages = useMemo(
    (): CardPages => ({
      ...{ is: 'cards', product: product.id, hasMarks, hasAddress, hasPassword },
      labels: factLabels({ networkLabel, passwordLabel }),
    }),
    [product, hasMarks, hasAddress, hasPassword, networkLabel, passwordLabel],
  );
  const { drawn, isMissing, retry } = useDrawnCodes(codes, pages);
  const card = drawn?.rows[0] ?? null;
  const isBlack = useMemo(() => card !== null && isBlackOnWhite(card.page.drawing), [card]);
  const isBlackInk = isBlack || choice.isBlackOnly;
  const verdict = usePrintVerdict(card?.print ?? null);
  if (isMissing) return <TryAgain className={styles.waiting} problem={cardWords.unloaded} retry={retry} />;
  const address = addressInWords(made.text);
  const kind = addressKind(made.text);
  return (
    <div className={styles.columns}>
      <CardPreview product={product} page={card?.page.drawing ?? null} hasMarks={hasMarks} />
      <div className={styles.fields} data-stack="l top">
        <PrintActions
          file={
            card && {
              name: `quietzone-${fileNameOf(made.text)}-${productInName(product)}.pdf`,
              make: () =>
                writePdf([card.page], {
                  title: cardWords.title({ product: cardWords.products[product.id], name: codeName(made.text) }),
                  description: codeLabel(made.text),
                  ink: isBlackInk ? 'black' : 'rgb',
                  date: new Date(),
                }),
            }
          }
        />
        <PrintVerdict {...verdict} content={contentVerdict(design)} />
        <CardFields
          words={<CardWordsFields product={product} headline={headline} text={text} choice={choice} change={change} />}
          address={
            address === null ? null : { label: cardWords.address[kind], hint: cardWords.addressHint[kind]({ address }) }
          }
          hasNetwork={hasFacts(product) && networkInText(made.text) !== null}
          canHavePassword={hasFacts(product) && (networkInText(made.text)?.password ?? '') !== ''}
          choice={{ ...choice, hasMarks }}
          change={change}
        />
        {/* A card that is black on white is printed in black ink anyway. */}
        {!isBlack && <BlackInkField choice={choice} change={change} />}
        {card && (
          <CardMeaning card={card} image={image && !weaveOf(design) ? image.pixels : null} isBlack={isBlackInk} />
        )}
      </div>
    </div>
  );
}

interface CardWordsProps {
  readonly product: CardProduct;
  readonly headline: string;
  readonly text: string;
  readonly choice: CardChoice;
  readonly change: (part: Partial<CardChoice>) => void;
}

function CardWordsFields({ product, headline, text, choice, change }: CardWordsProps) {
  return (
    <>
      <WordsField label={cardWords.headline} value={headline} change={(changed) => change({ headline: changed })} />
      {product.layout !== 'centered' && (
        <WordsField label={cardWords.text} value={text} change={(changed) => change({ text: changed })} />
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

interface CardMeaningProps {
  readonly card: DrawnRow;
  /** Null for none, and for a woven one, which consists of modules. */
  readonly image: Pick<Pixels, 'width' | 'height'> | null;
  readonly isBlack: boolean;
}

function CardMeaning({ card: { print, moduleWidth, cautions }, image, isBlack }: CardMeaningProps) {
  return (
    <div role="status">
      <Note>{cardWords.codeSize({ width: print.width, module: grammar.number(moduleWidth, 2) })}</Note>
      {image && <Note>{fileWords.imageInside({ width: image.width, height: image.height })}</Note>}
      {!isBlack && <Note>{cardWords.rgb}</Note>}
      {Object.entries(cardWords.losses).map(
        ([loss, words]) =>
          cautions.some((caution) => caution === loss) && (
            <Note key={loss} tone="warning">
              {words}
            </Note>
          ),
      )}
    </div>
  );
}

/** Such as `Visitenkarte-85x55-mm`. */
function productInName({ id }: CardProduct): string {
  return fileNameOf(cardWords.products[id].replace(/ ?× ?/, 'x').replaceAll(',', '.'));
}
