import type { InputHTMLAttributes } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  name: string;
  label: string;
  value: string;
  /** What is wrong with it, or null. */
  fault: string | null;
  hint?: string;
  onChange: (value: string) => void;
};

/** A field of the first page: its label above it, a hint or what is wrong below it. */
export function BeginField({ name, label, fault, hint, required = false, onChange, ...input }: Props) {
  const told = `${name}-told`;
  return (
    <label>
      <span>
        {label}
        {required ? <i aria-hidden="true"> *</i> : null}
      </span>
      <input
        {...input}
        name={name}
        spellCheck={false}
        aria-required={required}
        aria-invalid={fault !== null}
        aria-describedby={told}
        onChange={(event) => onChange(event.target.value)}
      />
      <em id={told} className={fault === null ? 'hint' : undefined}>
        {fault ?? hint ?? ''}
      </em>
    </label>
  );
}
