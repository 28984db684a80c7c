import { lazy, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from '../session/parts.ts';
import { formatDate, isDay, parseDateText } from './dateText.ts';
import { useCalendarPopup } from './kit/useCalendarPopup.tsx';
import './kit/input.css';
import { LeftWrong } from './LeftWrong.tsx';
import type { DayRange } from './periods.ts';

const RangeCalendar = lazy(() => fetchPart(() => import('./kit/calendar/RangeCalendar.tsx')));

type End = keyof DayRange;
type Typed = Readonly<Partial<Record<End, string>>>;
type Props = {
  value: DayRange;
  /** Only whole days, the first one never after the last one. */
  onChange: (range: DayRange) => void;
  /** The field of the first day. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
};
const ends = ['from', 'to'] as const;
const labels = { from: 'fromDay', to: 'toDay' } as const;

/** Days from and to: both typed, or picked from one calendar with the ranges that people ask for most. */
export function DateRange({ value, onChange, ref, className = '' }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Typed>({});
  const [left, setLeft] = useState(true);
  const leave = () => {
    // what is no day stays, and is marked
    setTyped((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([, text]) => parseDateText(text) === null && text !== ''),
      ),
    );
    setLeft(true);
  };
  const wrong = left ? ends.filter((end) => typed[end] !== undefined) : [];
  const calendar = useCalendarPopup({
    onLeave: leave,
    content: (close) => (
      <RangeCalendar
        value={value}
        onPick={(range) => {
          setTyped({});
          onChange(range);
          close();
        }}
      />
    ),
  });
  const type = (end: End, text: string) => {
    calendar.shut();
    setTyped({ ...typed, [end]: text });
    setLeft(false);
    const day = parseDateText(text);
    if (isDay(day) && day !== value[end]) onChange(withEnd(value, end, day));
  };
  return (
    <div className={`date-range ${className}`}>
      <span className={`input-box input middle ${wrong.length > 0 ? 'error' : ''}`}>
        {ends.map((end) => (
          <input
            key={end}
            ref={end === 'from' ? ref : undefined}
            className="input-bare"
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            aria-label={t(labels[end])}
            placeholder={t('dateFormat')}
            {...calendar.ofInput}
            {...(wrong.includes(end) ? { 'aria-invalid': true } : {})}
            value={typed[end] ?? formatDate(value[end])}
            onChange={(event) => type(end, event.target.value)}
            onBlur={(event) => {
              if (!calendar.holds(event)) leave();
            }}
          />
        ))}
        <span className="input-sign">{calendar.button}</span>
      </span>
      <LeftWrong code={wrong.length > 0 ? 'NOT_A_DATE' : null} />
    </div>
  );
}

/** A range with another end; the other one follows where it would be passed. */
function withEnd(range: DayRange, end: End, day: string): DayRange {
  const { from, to }: DayRange = { ...range, [end]: day };
  return from <= to ? { from, to } : { from: day, to: day };
}
