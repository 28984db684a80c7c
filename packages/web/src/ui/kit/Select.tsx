import type { Option } from './options.tsx';
import { type SelectCommon, SelectField } from './SelectField.tsx';

type OneProps<O extends Option<unknown>> = SelectCommon<O> & {
  value?: O['value'] | null | undefined;
  onChange?: (value: O['value'], option: O) => void;
  allowClear?: false;
};
type EmptyProps<O extends Option<unknown>> = SelectCommon<O> & {
  value?: O['value'] | null | undefined;
  /** Undefined when it was emptied. */
  onChange?: (value: O['value'] | undefined, option: O | undefined) => void;
  allowClear: boolean;
};

/** A choice of one out of a list; with `allowClear` also of none. */
export function Select<O extends Option<unknown>>(props: OneProps<O> | EmptyProps<O>) {
  const { value, allowClear, onChange, ...rest } = props;
  // without `allowClear` it is never called with nothing
  const tell = onChange as ((value: O['value'] | undefined, option: O | undefined) => void) | undefined;
  const known = rest.options.find((one) => one.value === value);
  const unknown =
    value === null || value === undefined || value === '' ? [] : [{ value, label: String(value) }];
  return (
    <SelectField<O>
      {...rest}
      many={false}
      chosen={known ? [known] : (unknown as unknown as O[])} // a value without an option shows itself
      onPick={(option) => tell?.(option.value, option)}
      onRemove={() => undefined}
      onClear={allowClear ? () => tell?.(undefined, undefined) : null}
    />
  );
}

type ManyProps<O extends Option<unknown>> = SelectCommon<O> & {
  value?: ReadonlyArray<O['value']> | null | undefined;
  onChange?: (values: Array<O['value']>, options: O[]) => void;
};

/** A choice of any number out of a list. */
export function SelectMany<O extends Option<unknown>>(props: ManyProps<O>) {
  const { value, onChange, ...rest } = props;
  const chosen = (value ?? []).map(
    // a value without an option shows itself
    (one) => rest.options.find((option) => option.value === one) ?? ({ value: one, label: String(one) } as O),
  );
  const tell = (next: O[]) =>
    onChange?.(
      next.map((one) => one.value),
      next,
    );
  return (
    <SelectField<O>
      {...rest}
      many
      chosen={chosen}
      onPick={(option) => tell([...chosen, option])}
      onRemove={(option) => tell(chosen.filter((one) => one.value !== option.value))}
      onClear={null}
    />
  );
}
