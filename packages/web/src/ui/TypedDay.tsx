import { lazy, useState } from 'react';
import { fetchPart } from '../session/parts.ts';
import { Input, type InputProps } from './kit/Input.tsx';
import { useCalendarPopup } from './kit/useCalendarPopup.tsx';
import { LeftWrong } from './LeftWrong.tsx';

const DayCalendar = lazy(() => fetchPart(() => import('./kit/calendar/DayCalendar.tsx')));

type Props = Omit<InputProps, 'value' | 'onChange' | 'type'> & {
  /** The value as text. */
  shown: string;
  /** Code of what is wrong with the value; it is said once the field is left. */
  issue: string | null;
  /** The day of the value. */
  day: string | null;
  /** Where the calendar begins without one. */
  begin?: string | undefined;
  /** The last day that the calendar offers. */
  latest?: string;
  onText: (text: string) => void;
  onDay: (day: string) => void;
};

/** A field that a day is typed into or picked for from its calendar; what is typed stays as typed until it is left. */
export function TypedDay({ shown, issue, day, begin, latest, onText, onDay, ...rest }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const leave = () => {
    setText(null);
    setLeft(true);
  };
  // the form's own refusal says more
  const code = left && !rest['aria-invalid'] ? issue : null;
  const calendar = useCalendarPopup({
    disabled: rest.disabled || rest.readOnly,
    onLeave: leave,
    content: (close) => (
      <DayCalendar
        value={day}
        begin={begin}
        latest={latest}
        onPick={(picked) => {
          leave();
          onDay(picked);
          close();
        }}
      />
    ),
  });
  return (
    <>
      <Input
        autoComplete="off"
        maxLength={16}
        {...rest}
        {...calendar.ofInput}
        {...(code ? { status: 'error', 'aria-invalid': true } : {})}
        value={text ?? shown}
        onChange={(event) => {
          calendar.shut();
          setText(event.target.value);
          setLeft(false);
          onText(event.target.value);
        }}
        onKeyDown={(event) => {
          calendar.ofInput.onKeyDown(event);
          rest.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          if (calendar.holds(event)) return;
          leave();
          rest.onBlur?.(event);
        }}
        suffix={calendar.button}
      />
      <LeftWrong code={code} />
    </>
  );
}
