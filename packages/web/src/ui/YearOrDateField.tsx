import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, parseDateText, today } from './dateText.ts';
import { Input, type InputProps } from './kit/Input.tsx';
import { LeftWrong } from './LeftWrong.tsx';

export type Birth = { NgaySinh: string | null; NamSinh: number | null };
export type YearOrDateFieldProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  value?: Birth | null | undefined;
  onChange?: (value: Birth | null) => void;
};

/** A birth: a whole day, or only its year when no more is known. */
export function YearOrDateField({ value, onChange, ...rest }: YearOrDateFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const shown = value?.NgaySinh ? formatDate(value.NgaySinh) : value?.NamSinh ? String(value.NamSinh) : '';
  const code = left && !rest['aria-invalid'] ? birthIssue(value ?? null, text ?? '') : null;
  const change = (typed: string) => {
    setText(typed);
    setLeft(false);
    onChange?.(readBirth(typed));
  };
  return (
    <>
      <Input
        inputMode="numeric"
        placeholder={t('yearOrDate')}
        maxLength={16}
        {...rest}
        {...(code ? { status: 'error', 'aria-invalid': true } : {})}
        value={text ?? shown}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          // what cannot be read stays visible beside its error
          if (value) setText(null);
          setLeft(true);
          rest.onBlur?.(event);
        }}
      />
      <LeftWrong code={code} />
    </>
  );
}

/** What is wrong with a birth that was left, null when nothing is. */
function birthIssue(value: Birth | null, text: string): string | null {
  if (!value) return text.trim() === '' ? null : 'NOT_A_DATE';
  const now = today();
  const isAhead = value.NgaySinh ? value.NgaySinh > now : (value.NamSinh ?? 0) > Number(now.slice(0, 4));
  return isAhead ? 'IN_THE_FUTURE' : null;
}

/** Reads '1980' or a day; null when it is neither. */
export function readBirth(text: string): Birth | null {
  const typed = text.trim();
  if (/^(19|20)\d{2}$/.test(typed)) return { NgaySinh: null, NamSinh: Number(typed) };
  const day = parseDateText(typed, today());
  return day ? { NgaySinh: day, NamSinh: Number(day.slice(0, 4)) } : null;
}
