import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, parseDateText } from './dateText.ts';
import { CalendarIcon } from './icons.tsx';
import { Button } from './kit/Button.tsx';
import { Input, type InputProps } from './kit/Input.tsx';
import { LeftWrong } from './LeftWrong.tsx';

export type DateFieldProps = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  /** YYYY-MM-DD. */
  value?: string | null | undefined;
  /** A day, or the text as typed while it is none (validation refuses it), or null when empty. */
  onChange?: (value: string | null) => void;
};

/** A day typed as DD/MM/YYYY, DDMMYYYY or D/M/YYYY, or picked. */
export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');
  // the form's own refusal says more
  const wrong = left && text === null && !isDay && (value ?? '') !== '' && !rest['aria-invalid'];
  const change = (typed: string) => {
    setText(typed);
    setLeft(false);
    onChange?.(typed.trim() === '' ? null : (parseDateText(typed) ?? typed));
  };
  return (
    <>
      <Input
        inputMode="numeric"
        placeholder={t('dateFormat')}
        maxLength={16}
        {...rest}
        {...(wrong ? { status: 'error', 'aria-invalid': true } : {})}
        value={text ?? (isDay ? formatDate(value) : (value ?? ''))}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          setText(null);
          setLeft(true);
          rest.onBlur?.(event);
        }}
        suffix={
          <>
            <Button
              type="text"
              size="small"
              tabIndex={-1}
              disabled={rest.disabled ?? false}
              icon={<CalendarIcon />}
              aria-label={t('openCalendar')}
              onClick={() => picker.current?.showPicker()}
            />
            <input
              ref={picker}
              type="date"
              className="native-date"
              tabIndex={-1}
              aria-hidden="true"
              value={isDay ? (value ?? '') : ''}
              onChange={(event) => onChange?.(event.target.value || null)}
            />
          </>
        }
      />
      <LeftWrong code={wrong ? 'NOT_A_DATE' : null} />
    </>
  );
}
