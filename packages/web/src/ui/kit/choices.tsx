import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { useDisabled } from './disabled.ts';
import './small.css';

type BoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'checked'> & {
  checked?: boolean | undefined;
  /** Some of what it stands for. */
  indeterminate?: boolean;
};

/** A box to tick, with its words. */
export function Checkbox({
  checked,
  indeterminate = false,
  children,
  disabled,
  className,
  ...rest
}: BoxProps) {
  const off = useDisabled(disabled);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={`check ${off ? 'off' : ''} ${className ?? ''}`}>
      <input {...rest} ref={box} type="checkbox" checked={checked ?? false} disabled={off} />
      {children === undefined ? null : <span>{children}</span>}
    </label>
  );
}

/** One of several choices that exclude each other. */
export function Radio({ checked, children, disabled, ...rest }: Omit<BoxProps, 'indeterminate'>) {
  const off = useDisabled(disabled);
  return (
    <label className={off ? 'check off' : 'check'}>
      <input {...rest} type="radio" checked={checked ?? false} disabled={off} />
      {children === undefined ? null : <span>{children}</span>}
    </label>
  );
}

type GroupProps = {
  value: string;
  options: ReadonlyArray<{ value: string; label: ReactNode }>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  'aria-label'?: string;
};

function RadioGroup({ value, options, onChange, ...rest }: GroupProps) {
  const name = useId();
  return (
    <div role="radiogroup" className="check-row" {...rest}>
      {options.map((one) => (
        <Radio
          key={one.value}
          name={name}
          value={one.value}
          checked={one.value === value}
          onChange={onChange}
        >
          {one.label}
        </Radio>
      ))}
    </div>
  );
}
Radio.Group = RadioGroup;

type SwitchProps = {
  id?: string;
  /** Null for one that was never set: it is off. */
  checked?: boolean | null | undefined;
  onChange?: (checked: boolean) => void;
  disabled?: boolean | undefined;
  'aria-label'?: string;
};

/** On or off. */
export function Switch({ checked, onChange, disabled, ...rest }: SwitchProps) {
  const off = useDisabled(disabled);
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked ?? false}
      className="switch"
      disabled={off}
      onClick={() => onChange?.(!checked)}
    />
  );
}

type SegmentedProps<V extends string> = {
  id?: string;
  value?: V | null;
  options: ReadonlyArray<{ value: V; label: ReactNode; disabled?: boolean }>;
  onChange?: (value: V) => void;
  disabled?: boolean;
  size?: 'small' | 'middle';
  block?: boolean;
  'aria-label'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** A few choices side by side: arrow keys move between them. */
export function Segmented<V extends string>({
  id,
  value,
  options,
  onChange,
  disabled,
  size = 'middle',
  block = false,
  ...aria
}: SegmentedProps<V>) {
  const off = useDisabled(disabled);
  const name = useId();
  return (
    <div id={id} role="radiogroup" className={`segments ${size} ${block ? 'block' : ''}`} {...aria}>
      {options.map((one) => (
        <label
          key={one.value}
          className={['segment', one.value === value ? 'chosen' : '', off || one.disabled ? 'off' : ''].join(
            ' ',
          )}
        >
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={one.value === value}
            disabled={off || one.disabled}
            onChange={() => onChange?.(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
