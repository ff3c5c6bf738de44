import { useId, useState } from 'react';
import { nameKey } from '#tables';
import type { Mapping } from '#tables/mapping';
import { controlClass, Disclosure, Field } from '#ui';
import { manyWords } from '#words/many';
import { TemplateField } from './template-field.tsx';
import { Twos } from './twos.tsx';

const words = manyWords.map;

interface BesideFieldsProps {
  readonly mapping: Mapping;
  /** Whether the caption is the visitor's own, not the one that labels and cards have by default. */
  readonly hasOwnCaption: boolean;
  readonly columns: readonly string[];
  readonly change: (change: Partial<Pick<Mapping, 'caption' | 'copies'>>) => void;
}

/**
 * The fields for a caption and for copies. The section opens by itself if one of them is filled. The default caption
 * does not count: it appears when the visitor chooses an output further down the page, and that choice must not move
 * the page.
 */
export function BesideFields({ mapping: { caption, copies }, hasOwnCaption, columns, change }: BesideFieldsProps) {
  const id = useId();
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const isOpen = isWanted ?? (hasOwnCaption || copies !== '');
  /** The column that `copies` names, spelled as in this table. Names match even if their case differs. */
  const column = columns.find((name) => nameKey(name) === nameKey(copies)) ?? copies;
  return (
    <Disclosure title={words.more} open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      {isOpen && (
        <Twos>
          <TemplateField
            label={words.caption}
            hint={words.captionHint}
            template={caption}
            columns={columns}
            change={(template) => change({ caption: template })}
          />
          <Field label={words.copies} htmlFor={id}>
            <select
              id={id}
              className={controlClass}
              value={column}
              onChange={({ target }) => change({ copies: target.value })}
            >
              <option value="">{words.oneCopy}</option>
              {column !== '' && !columns.includes(column) && <option value={column}>{column}</option>}
              {columns.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </Twos>
      )}
    </Disclosure>
  );

  /** Browsers also report sections that the page itself opened; those reports are ignored. */
  function toggle(opened: boolean): void {
    if (opened !== isOpen) setIsWanted(opened);
  }
}
