type Props = {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  options: ReadonlyArray<{ value: string; label: string }>;
};

/** A choice of the bar or the drawer. */
export function Choice({ label, value, onChange, options }: Props) {
  return (
    <select
      className="bar-choice"
      aria-label={label}
      title={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
