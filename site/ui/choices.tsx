import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import { FieldGroup } from './field.tsx';
import { Note } from './surfaces.tsx';

interface SegmentsProps<Value> {
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** A few options side by side in one frame, as radio buttons. To be put into a named group. */
export function Segments<Value extends string | number | boolean | undefined>({
  options,
  value,
  choose,
}: SegmentsProps<Value>) {
  return (
    <Radios
      options={options}
      value={value}
      choose={choose}
      className={styles.segments}
      optionClass={styles.segment}
      show={({ name }) => name}
    />
  );
}

interface RadiosProps<Option extends { readonly value: unknown }> {
  readonly options: readonly Option[];
  readonly value: Option['value'];
  readonly choose: (value: Option['value']) => void;
  readonly className: string;
  readonly optionClass: string;
  readonly show: (option: Option) => ReactNode;
}

function Radios<Option extends { readonly value: string | number | boolean | undefined }>({
  options,
  value,
  choose,
  className,
  optionClass,
  show,
}: RadiosProps<Option>) {
  const group = useId();
  return (
    <div className={className}>
      {options.map((option) => (
        <label key={String(option.value)} className={optionClass}>
          <input
            type="radio"
            data-over
            name={group}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          {show(option)}
        </label>
      ))}
    </div>
  );
}

export const segmentsClass: string = styles.segments;

export const segmentClass: string = styles.segment;

interface TabListProps<Value> {
  /** The id of the panel that shows the chosen tab. The caller labels it by the tab: see `tabId`. */
  readonly panel: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
  readonly className: string;
  readonly tabClass: string;
}

/** The tabs above a panel. The arrow keys choose the next tab, also from the last to the first. */
export function TabList<Value extends string>({
  panel,
  label,
  options,
  value,
  choose,
  className,
  tabClass,
}: TabListProps<Value>) {
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={(event) => moveAlong(event, true)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          id={tabId(panel, option.value)}
          aria-controls={panel}
          aria-selected={option.value === value}
          tabIndex={option.value === value ? undefined : -1}
          className={tabClass}
          onClick={() => choose(option.value)}
          onFocus={() => choose(option.value)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}

export function tabId(panel: string, value: string): string {
  return `${panel}-${value}`;
}

/** Moves the focus along buttons at an arrow key, Home or End. Only the chosen button is a tab stop. */
export function moveAlong(event: KeyboardEvent<HTMLElement>, isEndless = false): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget, target } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(target as HTMLButtonElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(isEndless ? to % buttons.length : Math.max(0, to))?.focus();
}

interface TilesProps<Value> {
  readonly options: readonly { readonly value: Value; readonly name: string; readonly hint?: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** A few options, each with an explaining line, as radio buttons. To be put into a named group. */
export function Tiles<Value extends string | number | boolean>({ options, value, choose }: TilesProps<Value>) {
  return (
    <Radios
      options={options}
      value={value}
      choose={choose}
      className={styles.tiles}
      optionClass={styles.tile}
      show={({ name, hint }) => (
        <>
          <span data-text="strong">{name}</span>
          <span className={styles.hint} data-text="soft fine">
            {hint}
          </span>
        </>
      )}
    />
  );
}

interface TickProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** An explanation below the label. It describes the checkbox and is not part of its name. */
  readonly hint?: ReactNode;
}

/** A checkbox with its label beside it. `className` applies to both together. */
export function Tick({ hint, children, className = '', 'aria-describedby': describedBy, ...input }: TickProps) {
  const id = useId();
  const description = hint ? `${id}-hint ${describedBy ?? ''}`.trim() : describedBy;
  return (
    <label className={`${styles.tick} ${className}`}>
      <input {...input} type="checkbox" aria-labelledby={`${id}-words`} aria-describedby={description} />
      <span data-stack>
        <span id={`${id}-words`}>{children}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.tickHint} data-text="soft fine">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

interface ChoiceRowProps<Value> {
  readonly label: string;
  /** With `cards`, every option shows its hint; with `segments`, only the chosen one does. */
  readonly look: 'cards' | 'segments';
  readonly options: readonly { readonly value: Value; readonly name: string; readonly hint?: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

export function ChoiceRow<Value extends string | number | boolean>(props: ChoiceRowProps<Value>) {
  const { label, look, options, value } = props;
  const chosenHint = look === 'segments' && options.find((option) => option.value === value)?.hint;
  return (
    <FieldGroup label={label}>
      {look === 'cards' ? <Tiles {...props} /> : <Segments {...props} />}
      {chosenHint && <Note>{chosenHint}</Note>}
    </FieldGroup>
  );
}
