import { parseDate } from '@internationalized/date';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useTranslation } from 'react-i18next';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { today } from '../../dateText.ts';
import { type DayRange, daysOf, periods } from '../../periods.ts';
import { Button } from '../Button.tsx';
import { calendarLocale } from './locale.ts';
import { MonthGrid } from './MonthGrid.tsx';

export type RangeCalendarProps = { value: DayRange; onPick: (range: DayRange) => void };

/** A month to pick the first and the last day of a range from, beside the ranges that people ask for most. */
export default function RangeCalendar(props: RangeCalendarProps) {
  const { t } = useTranslation();
  const { value, onPick } = props;
  return (
    <I18nProvider locale={calendarLocale().locale}>
      <div className="calendar-range">
        <div className="calendar-periods">
          {periods.map((period) => {
            const range = daysOf(period, today());
            return (
              <Button
                key={period}
                type="text"
                size="small"
                aria-pressed={range.from === value.from && range.to === value.to}
                onClick={() => onPick(range)}
              >
                {t(`period.${period}`)}
              </Button>
            );
          })}
        </div>
        <Days {...props} />
      </div>
    </I18nProvider>
  );
}

function Days({ value, onPick }: RangeCalendarProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const options = {
    ...calendarLocale(),
    'aria-label': t('calendar'),
    value: { start: parseDate(value.from), end: parseDate(value.to) },
    defaultFocusedValue: parseDate(value.to),
    autoFocus: true,
    onChange: ({ start, end }: Record<'start' | 'end', { toString: () => string }>) =>
      onPick({ from: start.toString(), to: end.toString() }),
  };
  const state = useRangeCalendarState(options);
  const calendar = useRangeCalendar(options, state, root);
  return <MonthGrid state={state} calendar={calendar} root={root} />;
}
