import { useId } from 'react';

type Props<T extends string> = {
  label: string;
  value: T;
  options: ReadonlyArray<{ value: T; label: string }>;
  onChange: (value: T) => void;
};

/** One of a few, all of them in sight. */
export function LookChoice<T extends string>({ label, value, options, onChange }: Props<T>) {
  const id = useId();
  return (
    <fieldset className="look-choice">
      <legend>{label}</legend>
      <div className="look-options">
        {options.map((option) => (
          <label key={option.value} className={option.value === value ? 'chosen' : undefined}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
