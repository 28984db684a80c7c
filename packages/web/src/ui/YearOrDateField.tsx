import { useTranslation } from 'react-i18next';
import { formatDate, parseDateText, today } from './dateText.ts';
import type { InputProps } from './kit/Input.tsx';
import { TypedDay } from './TypedDay.tsx';

/** `NamSinh` is null while what was typed is no birth: `NgaySinh` is then that text. */
export type Birth = { NgaySinh: string | null; NamSinh: number | null };
export type YearOrDateFieldProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  value?: Birth | null | undefined;
  onChange?: (value: Birth | null) => void;
};

/** A birth: a whole day, or only its year when no more is known. */
export function YearOrDateField({ value, onChange, ...rest }: YearOrDateFieldProps) {
  const { t } = useTranslation();
  return (
    <TypedDay
      inputMode="numeric"
      placeholder={t('yearOrDate')}
      {...rest}
      shown={birthText(value)}
      issue={birthIssue(value ?? null)}
      day={value?.NamSinh ? value.NgaySinh : null}
      begin={value?.NamSinh ? `${value.NamSinh}-01-01` : undefined}
      latest={today()}
      onText={(typed) => {
        const unread = typed.trim() === '' ? null : { NgaySinh: typed, NamSinh: null };
        onChange?.(readBirth(typed) ?? unread);
      }}
      onDay={(day) => onChange?.({ NgaySinh: day, NamSinh: Number(day.slice(0, 4)) })}
    />
  );
}

function birthText(value: Birth | null | undefined): string {
  if (!value?.NamSinh) return value?.NgaySinh ?? '';
  return value.NgaySinh ? formatDate(value.NgaySinh) : String(value.NamSinh);
}

/** A birth, null while what was typed is none. */
export function birthRead(
  value: Birth | null | undefined,
): { NgaySinh: string | null; NamSinh: number } | null {
  return value?.NamSinh ? { NgaySinh: value.NgaySinh, NamSinh: value.NamSinh } : null;
}

/** What is wrong with a birth that was left, null when nothing is. */
function birthIssue(value: Birth | null): string | null {
  if (!value) return null;
  if (value.NamSinh === null) return 'NOT_A_DATE';
  const now = today();
  const isAhead = value.NgaySinh ? value.NgaySinh > now : value.NamSinh > Number(now.slice(0, 4));
  return isAhead ? 'IN_THE_FUTURE' : null;
}

/** Reads '1980' or a day; null when it is neither. */
export function readBirth(text: string): Birth | null {
  const typed = text.trim();
  if (/^(19|20)\d{2}$/.test(typed)) return { NgaySinh: null, NamSinh: Number(typed) };
  const day = parseDateText(typed, today());
  return day ? { NgaySinh: day, NamSinh: Number(day.slice(0, 4)) } : null;
}
