import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { LANGUAGES, POST_SORTS, type PostSort } from '#community';
import { controlClass, Field } from '#ui';
import { communityWords } from '#words/community';
import { LANGUAGE } from '#words/language';
import styles from './community-list.module.css';
import type { ListFilters, ListFiltersState } from './list-filters.ts';
import { langOf } from './post-parts.tsx';

const words = communityWords.list;

const OWN_FIRST = [...LANGUAGES].sort(
  (a, b) => Number(LANGUAGE.startsWith(b.code)) - Number(LANGUAGE.startsWith(a.code)),
);

interface FilterBarProps extends Omit<ListFiltersState, 'reset'> {
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

export function FilterBar({ filters, type, finishTyping, choose, searchRef }: FilterBarProps) {
  const id = useId();
  useTypedEarly(searchRef, filters.query, type);
  return (
    <search className={styles.bar}>
      <Field label={words.search} htmlFor={id} className={styles.field} data-wide>
        <div className={styles.box}>
          <Search aria-hidden="true" className={styles.glass} />
          <input
            ref={searchRef}
            id={id}
            className={`${controlClass} ${styles.input}`}
            type="search"
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={filters.query}
            onChange={(event) => type(event.target.value)}
            onBlur={finishTyping}
          />
        </div>
      </Field>
      <Choice
        label={words.language}
        value={filters.language}
        choose={(language) => choose({ language: language as ListFilters['language'] })}
      >
        <option value="all">{words.allLanguages}</option>
        {OWN_FIRST.map(({ code, name }) => (
          <option key={code} value={code} lang={langOf(code)}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={words.sort} value={filters.sort} choose={(sort) => choose({ sort: sort as PostSort })}>
        {POST_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </Choice>
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, choose, children }: ChoiceProps) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id} className={styles.field}>
      <select
        id={id}
        className={`${controlClass} ${styles.select}`}
        autoComplete="off"
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {children}
      </select>
    </Field>
  );
}

/** Keeps text that was typed into the prerendered box before hydration. Later, the box and the query never differ. */
function useTypedEarly(box: RefObject<HTMLInputElement | null>, query: string, type: (query: string) => void): void {
  useEffect(() => {
    const typed = box.current?.value;
    if (typed && typed !== query) type(typed);
  });
}
