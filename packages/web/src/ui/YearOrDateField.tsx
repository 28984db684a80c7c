import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, parseDateText } from './dateText.ts';
import { Input, type InputProps } from './kit/Input.tsx';

export type Birth = { NgaySinh: string | null; NamSinh: number | null };
export type YearOrDateFieldProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  value?: Birth | null | undefined;
  onChange?: (value: Birth | null) => void;
};

/** A birth: a whole day, or only its year when no more is known. */
export function YearOrDateField({ value, onChange, ...rest }: YearOrDateFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const shown = value?.NgaySinh ? formatDate(value.NgaySinh) : value?.NamSinh ? String(value.NamSinh) : '';
  const change = (typed: string) => {
    setText(typed);
    onChange?.(readBirth(typed));
  };
  return (
    <Input
      inputMode="numeric"
      placeholder={t('yearOrDate')}
      maxLength={10}
      {...rest}
      value={text ?? shown}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => {
        // what cannot be read stays visible beside its error
        if (value) setText(null);
        rest.onBlur?.(event);
      }}
    />
  );
}

/** Reads '1980' or a day; null when it is neither. */
export function readBirth(text: string): Birth | null {
  const typed = text.trim();
  if (/^(19|20)\d{2}$/.test(typed)) return { NgaySinh: null, NamSinh: Number(typed) };
  const day = parseDateText(typed);
  return day ? { NgaySinh: day, NamSinh: Number(day.slice(0, 4)) } : null;
}
