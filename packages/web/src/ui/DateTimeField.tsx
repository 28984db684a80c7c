import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, isInstant, parseDateTimeText, today } from './dateText.ts';
import { Input, type InputProps } from './kit/Input.tsx';

export type DateTimeFieldProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  /** ISO text of an instant. */
  value: string | null;
  /** An instant, or the text as typed while it is none (validation refuses it), or null when empty. */
  onChange: (value: string | null) => void;
};

/** A day with its hour typed as DD/MM/YYYY HH:MM, or the hour alone for today. */
export function DateTimeField({ value, onChange, ...rest }: DateTimeFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const shown = value !== null && isInstant(value) ? formatDateTime(value) : (value ?? '');
  return (
    <Input
      placeholder={t('dateTimeFormat')}
      autoComplete="off"
      maxLength={16}
      {...rest}
      value={text ?? shown}
      onChange={(event) => {
        const typed = event.target.value;
        setText(typed);
        onChange(typed.trim() === '' ? null : (parseDateTimeText(typed, today()) ?? typed));
      }}
      onBlur={(event) => {
        setText(null);
        rest.onBlur?.(event);
      }}
    />
  );
}
