import { useTranslation } from 'react-i18next';
import { dayOf, formatDateTime, formatTime, isInstant, parseDateTimeText, today } from './dateText.ts';
import type { InputProps } from './kit/Input.tsx';
import { TypedDay } from './TypedDay.tsx';

export type DateTimeFieldProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  /** ISO text of an instant. */
  value: string | null;
  /** An instant, or the text as typed while it is none (validation refuses it), or null when empty. */
  onChange: (value: string | null) => void;
};

/** A day with its hour typed as DD/MM/YYYY HH:MM, or the hour alone for today; a day that is picked keeps the hour. */
export function DateTimeField({ value, onChange, ...rest }: DateTimeFieldProps) {
  const { t } = useTranslation();
  const instant = value !== null && isInstant(value) ? value : null;
  const read = (typed: string) => parseDateTimeText(typed, today());
  return (
    <TypedDay
      placeholder={t('dateTimeFormat')}
      {...rest}
      shown={instant ? formatDateTime(instant) : (value ?? '')}
      issue={value === null || instant ? null : 'NOT_A_DATE'}
      day={instant ? dayOf(instant) : null}
      onText={(typed) => onChange(typed.trim() === '' ? null : (read(typed) ?? typed))}
      onDay={(day) =>
        onChange(read(`${day.split('-').reverse().join('/')} ${formatTime(instant ?? new Date())}`))
      }
    />
  );
}
