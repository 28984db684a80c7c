import { useTranslation } from 'react-i18next';
import { DateField } from '../DateField.tsx';
import { DecimalInput } from '../DecimalInput.tsx';
import { Checkbox, Segmented } from '../kit/choices.tsx';
import { Input } from '../kit/Input.tsx';
import { periods } from '../periods.ts';
import type { ColumnFilter, FilterValue, Period, Range } from './columns.ts';

type Props = {
  filter: ColumnFilter;
  label: string;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
  autoFocus: boolean;
};

/** The control of one column's filter. */
export function FilterControl({ filter, label, value, onChange, autoFocus }: Props) {
  const { t } = useTranslation('grid');
  switch (filter.kind) {
    case 'contains':
      return (
        <Input
          allowClear
          autoFocus={autoFocus}
          aria-label={label}
          placeholder={t('contains')}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'bool':
      return (
        <Segmented
          aria-label={label}
          value={value === true ? 'yes' : value === false ? 'no' : 'any'}
          options={(['any', 'yes', 'no'] as const).map((key) => ({ value: key, label: t(`bool.${key}`) }))}
          onChange={(key) => onChange(key === 'any' ? undefined : key === 'yes')}
        />
      );
    case 'choices':
      return (
        <fieldset className="grid-choices" aria-label={label}>
          {filter.options.map((one) => (
            <Box key={one.value} one={one.value} label={one.label} value={value} onChange={onChange} />
          ))}
          {filter.empty ? <Box one={null} label={t('none')} value={value} onChange={onChange} /> : null}
        </fieldset>
      );
    case 'pick': {
      const ids = listOf(value).filter((one) => one !== null);
      const rest = listOf(value).filter((one) => one === null);
      return (
        <>
          {filter.draw({ label, value: ids, onChange: (next) => onChange([...next, ...rest]) })}
          {filter.empty ? <Box one={null} label={t('none')} value={value} onChange={onChange} /> : null}
        </>
      );
    }
    case 'numbers':
      return (
        <Ends label={label} value={value} onChange={onChange} autoFocus={autoFocus} control={DecimalInput} />
      );
    default:
      return (
        <>
          <Segmented
            aria-label={label}
            value={periodOf(value)}
            options={[
              { value: 'any' as const, label: t('bool.any') },
              ...periods.map((key) => ({ value: key, label: t(`common:period.${key}`) })),
            ]}
            onChange={(key) => onChange(key === 'any' ? undefined : { in: key })}
          />
          <Ends label={label} value={value} onChange={onChange} autoFocus={autoFocus} control={DateField} />
        </>
      );
  }
}

function listOf(value: FilterValue | undefined): ReadonlyArray<string | null> {
  return Array.isArray(value) ? value : [];
}

function Box({
  one,
  label,
  value,
  onChange,
}: { one: string | null; label: string } & Pick<Props, 'value' | 'onChange'>) {
  const now = listOf(value);
  return (
    <Checkbox
      checked={now.includes(one)}
      onChange={() => onChange(now.includes(one) ? now.filter((other) => other !== one) : [...now, one])}
    >
      {label}
    </Checkbox>
  );
}

function periodOf(value: FilterValue | undefined): Period['in'] | 'any' | null {
  if (value === undefined) return 'any';
  return typeof value === 'object' && value !== null && 'in' in value ? value.in : null;
}

type EndsProps = Pick<Props, 'label' | 'value' | 'onChange' | 'autoFocus'> & {
  control: typeof DecimalInput | typeof DateField;
};

/** From and to. */
function Ends({ label, value, onChange, autoFocus, control: Control }: EndsProps) {
  const { t } = useTranslation('grid');
  const range: Range =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('in' in value)
      ? (value as Range) // the other objects are taken out above
      : {};
  const change = (end: 'from' | 'to', next: string | null) => {
    const { [end]: _before, ...other } = range;
    const now: Range = next === null || next === '' ? other : { ...other, [end]: next };
    onChange(Object.keys(now).length > 0 ? now : undefined);
  };
  return (
    <div className="grid-ends">
      {(['from', 'to'] as const).map((end) => (
        <Control
          key={end}
          autoFocus={autoFocus && end === 'from'}
          aria-label={t(`end.${end}`, { label })}
          placeholder={t(`hint.${end}`)}
          value={range[end] ?? null}
          onChange={(next: string | null) => change(end, next)}
        />
      ))}
    </div>
  );
}
