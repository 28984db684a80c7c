import { useTranslation } from 'react-i18next';
import { formatDate, isDay, parseDateText } from './dateText.ts';
import type { InputProps } from './kit/Input.tsx';
import { TypedDay } from './TypedDay.tsx';

export type DateFieldProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  /** YYYY-MM-DD. */
  value?: string | null | undefined;
  /** A day, or the text as typed while it is none (validation refuses it), or null when empty. */
  onChange?: (value: string | null) => void;
};

/** A day typed as DD/MM/YYYY, DDMMYYYY, D/M/YY or 'hôm nay', or picked. */
export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  const { t } = useTranslation();
  const text = value ?? '';
  return (
    <TypedDay
      inputMode="numeric"
      placeholder={t('dateFormat')}
      {...rest}
      shown={isDay(value) ? formatDate(value) : text}
      issue={text === '' || isDay(value) ? null : 'NOT_A_DATE'}
      day={isDay(value) ? value : null}
      onText={(typed) => onChange?.(typed.trim() === '' ? null : (parseDateText(typed) ?? typed))}
      onDay={(day) => onChange?.(day)}
    />
  );
}
