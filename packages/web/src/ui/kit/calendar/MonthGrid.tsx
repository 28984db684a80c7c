import type { CalendarDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefObject, useRef } from 'react';
import { type CalendarAria, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { useTranslation } from 'react-i18next';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { currentLanguage } from '../../../session/i18n.ts';
import { today } from '../../dateText.ts';
import { Button } from '../Button.tsx';
import { calendarLocale } from './locale.ts';
import './calendar.css';

type AnyState = CalendarState<'single'> | RangeCalendarState;
type Props = {
  state: AnyState;
  calendar: Pick<CalendarAria, 'calendarProps'>;
  root: RefObject<HTMLDivElement | null>;
};

/** One month of days, with its keys: arrows, Home, End, PageUp and PageDown by month and, with Shift, by year. */
export function MonthGrid({ state, calendar, root }: Props) {
  const { gridProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: currentLanguage() === 'vi' ? 'narrow' : 'short', firstDayOfWeek: 'mon' },
    state,
  );
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week));
  return (
    <div {...calendar.calendarProps} ref={root} className="calendar">
      <MonthHead state={state} />
      <table {...gridProps} className="calendar-month">
        <thead aria-hidden="true">
          <tr>
            {weekDays.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((dates, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is known by its place
            <tr key={week}>
              {dates.map((date, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: before the first day of all calendars
                date ? <DayCell key={date.toString()} state={state} date={date} /> : <td key={at} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthHead({ state }: { state: AnyState }) {
  const { t } = useTranslation();
  const { start } = state.visibleRange;
  const month = new Intl.DateTimeFormat(calendarLocale().locale, { month: 'long', timeZone: 'UTC' });
  return (
    <div className="calendar-head">
      <Button
        type="text"
        icon={<ChevronLeft size={16} aria-hidden />}
        aria-label={t('previousMonth')}
        disabled={state.isPreviousVisibleRangeInvalid()}
        onClick={() => state.focusPreviousPage()}
      />
      <span className="calendar-title">{month.format(start.toDate('UTC'))}</span>
      <select
        className="input small"
        aria-label={t('year')}
        value={start.year}
        // the list of the browser opens by what the popup keeps from the page
        onMouseDown={(event) => event.stopPropagation()}
        onChange={(event) =>
          state.setFocusedDate(state.focusedDate.set({ year: Number(event.target.value) }))
        }
      >
        {yearsOf(state).map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      <Button
        type="text"
        icon={<ChevronRight size={16} aria-hidden />}
        aria-label={t('nextMonth')}
        disabled={state.isNextVisibleRangeInvalid()}
        onClick={() => state.focusNextPage()}
      />
    </div>
  );
}

/** From the oldest patient's birth to the last contract, and where the calendar is now. */
function yearsOf({ visibleRange, maxValue }: AnyState): number[] {
  const now = Number(today().slice(0, 4));
  const last = Math.max(maxValue?.year ?? now + 20, visibleRange.start.year);
  const first = Math.min(now - 125, visibleRange.start.year);
  return Array.from({ length: last - first + 1 }, (_, ago) => last - ago);
}

function DayCell({ state, date }: { state: AnyState; date: CalendarDate }) {
  const { t } = useTranslation();
  const cell = useRef<HTMLDivElement>(null);
  const day = useCalendarCell({ date }, state, cell);
  if (day.isOutsideVisibleRange) return <td />;
  const isToday = date.toString() === today();
  const name = new Intl.DateTimeFormat(calendarLocale().locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(date.toDate('UTC'));
  const marks = [
    day.isSelected ? 'chosen' : '',
    isToday ? 'today' : '',
    day.isDisabled ? 'off' : '',
    edgeOf(state, date),
  ];
  return (
    <td {...day.cellProps} className={day.isSelected ? 'chosen' : undefined}>
      <div
        {...day.buttonProps}
        ref={cell}
        className={['calendar-day', ...marks].filter(Boolean).join(' ')}
        // the library has no Vietnamese words of its own
        aria-label={[name, isToday ? t('period.today').toLocaleLowerCase() : ''].filter(Boolean).join(', ')}
        aria-describedby={undefined}
      >
        {day.formattedDate}
      </div>
    </td>
  );
}

/** Whether a day is one between the ends of the range that is being chosen. */
function edgeOf(state: AnyState, date: CalendarDate): string {
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  if (!range) return '';
  return date.compare(range.start) > 0 && date.compare(range.end) < 0 ? 'between' : '';
}
