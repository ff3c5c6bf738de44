import { type ReactNode, useId } from 'react';

interface RadiosProps<Option extends { readonly value: unknown }> {
  readonly options: readonly Option[];
  readonly value: Option['value'];
  readonly choose: (value: Option['value']) => void;
  /** The class of the frame. */
  readonly className: string;
  /** The class of each option. */
  readonly optionClass: string;
  /** The words of an option, which are its accessible name. */
  readonly show: (option: Option) => ReactNode;
}

/** A few options as radio buttons, each inside its label. The caller puts them into a named group. */
export function Radios<Option extends { readonly value: string | number | boolean | undefined }>({
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
