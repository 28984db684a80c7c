import { cleanLine } from '@sen/domain/names/typed';
import { readFraction } from '@sen/domain/prescriptions/dose';
import { useState } from 'react';
import { Input, type InputProps } from './kit/Input.tsx';
import { readDecimal, readMoney, showDecimal } from './numberText.ts';

export type DecimalInputProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  /** Decimal text, '1234.5'. */
  value?: string | number | null | undefined;
  /** Decimal text; the text as typed while it is no number (validation refuses it); null when empty. */
  onChange?: (value: string | null) => void;
  /** Its digits are not grouped: a port. */
  plain?: boolean;
};

/** A number typed with a comma or a point. */
export function DecimalInput(props: DecimalInputProps) {
  return <NumberText {...props} read={readDecimal} mode="decimal" />;
}

/** A dose: fractions are numbers too, '1/2' and '½'. */
export function DoseInput(props: DecimalInputProps) {
  return <NumberText {...props} read={(typed) => readFraction(typed) ?? readDecimal(typed)} mode="text" />;
}

/** An amount in dong, grouped by thousands; '150k' is 150.000. */
export function MoneyInput(props: DecimalInputProps) {
  return <NumberText {...props} read={readMoney} mode="decimal" group />;
}

type NumberTextProps = DecimalInputProps & {
  read: (typed: string) => string | null;
  mode: 'decimal' | 'text';
  group?: boolean;
};

function NumberText({
  value,
  onChange,
  read,
  mode,
  group = false,
  plain = false,
  className = '',
  ...rest
}: NumberTextProps) {
  const [typed, setTyped] = useState<{ text: string; became: string | null } | null>(null);
  const shown = plain ? String(value ?? '') : showDecimal(value);
  // what is typed stays as typed until another value comes in than the one it became: somebody else's, while the cursor stands here
  if (typed && typed.became === null) setTyped({ ...typed, became: shown });
  const text = typed && (typed.became ?? shown) === shown ? typed.text : shown;
  return (
    <Input
      autoComplete="off"
      inputMode={mode}
      {...rest}
      className={`number-input ${className}`}
      value={text}
      onFocus={(event) => {
        event.target.select();
        rest.onFocus?.(event);
      }}
      onChange={(event) => {
        const next = read(cleanLine(event.target.value));
        // a whole amount is grouped as it grows; a comma or letters wait until the field is left
        const grouped = group && next !== null && /^\d+$/.test(next) ? showDecimal(next) : event.target.value;
        setTyped({ text: grouped, became: null });
        onChange?.(next);
      }}
      onBlur={(event) => {
        setTyped(null);
        rest.onBlur?.(event);
      }}
    />
  );
}
