import { parseDate } from '@internationalized/date';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { useTranslation } from 'react-i18next';
import { useCalendarState } from 'react-stately/useCalendarState';
import { today } from '../../dateText.ts';
import { Button } from '../Button.tsx';
import { calendarLocale } from './locale.ts';
import { MonthGrid } from './MonthGrid.tsx';

export type DayCalendarProps = {
  /** YYYY-MM-DD. */
  value: string | null;
  /** Where it begins without a value. */
  begin?: string | undefined;
  /** The last day that can be picked, YYYY-MM-DD. */
  latest?: string | undefined;
  onPick: (day: string) => void;
};

/** A month to pick a day from; it takes the focus when it is drawn. */
export default function DayCalendar(props: DayCalendarProps) {
  return (
    <I18nProvider locale={calendarLocale().locale}>
      {/* what was just typed may arrive after it: a list keeps its filters in the address */}
      <Days key={props.value} {...props} />
    </I18nProvider>
  );
}

function Days({ value, begin = today(), latest, onPick }: DayCalendarProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const options = {
    ...calendarLocale(),
    'aria-label': t('calendar'),
    value: value === null ? null : parseDate(value),
    defaultFocusedValue: parseDate(value ?? begin),
    maxValue: latest === undefined ? null : parseDate(latest),
    autoFocus: true,
    onChange: (day: { toString: () => string }) => onPick(day.toString()),
  };
  const state = useCalendarState(options);
  const calendar = useCalendar(options, state);
  return (
    <>
      <MonthGrid state={state} calendar={calendar} root={root} />
      <div className="calendar-foot">
        <Button type="link" size="small" onClick={() => onPick(today())}>
          {t('period.today')}
        </Button>
      </div>
    </>
  );
}
